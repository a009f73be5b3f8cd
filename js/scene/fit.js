/** Arithmetic of layouts: how large things may be, so that all of them fit. */

/**
 * The grid of `count` equal cells, each `ratio` times as high as wide, that makes them widest; fewer rows, if nearly as wide.
 * @param {number} count @param {number} w @param {number} h @param {number} ratio @param {number} gapX @param {number} gapY
 */
export function bestGrid(count, w, h, ratio, gapX, gapY) {
  let best = { columns: 1, rows: 1, cell: 0 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(count / rows) || 1;
    const cell = Math.min((w - (columns - 1) * gapX) / columns, (h - (rows - 1) * gapY) / rows / ratio);
    if (cell > best.cell * 1.07) best = { columns, rows, cell };
  }
  return best;
}

/**
 * Where the cells of a grid stand, each row in the middle of the box.
 * @param {number} count @param {number} columns @param {{x: number, y: number, w: number, h: number}} area
 * @param {number} cellW @param {number} cellH @param {number} gapX @param {number} gapY
 */
export function gridPlaces(count, columns, area, cellW, cellH, gapX, gapY) {
  const rows = Math.ceil(count / columns);
  const top = area.y + (area.h - rows * cellH - (rows - 1) * gapY) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = area.x + (area.w - inRow * cellW - (inRow - 1) * gapX) / 2;
    return { x: left + (i % columns) * (cellW + gapX), y: top + row * (cellH + gapY) };
  });
}
