/** Has the page name a file in its head. Resolves when that has come; rejects where it does not. */
export const link = (rel: string, href: string) =>
  new Promise((onload, onerror) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, onload, onerror })),
  );
