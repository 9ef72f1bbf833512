import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page element, made by one of `pages/`, as the whole HTML document. */
export function renderPage(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
