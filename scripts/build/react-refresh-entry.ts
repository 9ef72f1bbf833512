import type { Plugin } from 'vite';

/** URL of a script that prepares React's hot reload during development, in place of an inline script. */
export const REACT_REFRESH_ENTRY = '/@id/__x00__react-refresh-entry';
const MODULE = '\0react-refresh-entry';

const PREPARE = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/** Serves {@link REACT_REFRESH_ENTRY}; does nothing in a build. */
export function reactRefreshEntry(): Plugin {
  return {
    name: 'react-refresh-entry',
    apply: 'serve',
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) => (id === MODULE ? PREPARE : undefined),
  };
}
