import type { Plugin } from 'vite';

/** A script address for development that prepares React's hot reload without inline script in the page. */
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
