/**
 * The page's own modules, imported here so that the document is loaded without them: until it is, a browser turns its
 * loading sign, sixty times a second, on the processor that Python wants. The page shows how far it is by itself.
 */
import('./early.js');
import('./main.js');
