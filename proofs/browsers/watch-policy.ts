/** Makes a violation of the page's policy an error of its console, which not every browser does. */
export const WATCH_POLICY = `
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error('violates ' + effectiveDirective + ': ' + blockedURI + ' ' + sourceFile));
`;
