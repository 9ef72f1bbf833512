/**
 * The parts of a page that depend on the visitor. The script of every page loads it when the page
 * is still, so that it delays nothing: at most 1 KB for all of it. Each import is one thing, which starts by itself.
 */
import './staff-line.ts';
import './offline.ts';
import './login-link.ts';
import './language-link.ts';
