import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { PAGE_IDS } from './components/page-ids.ts';
import { InLanguage } from './language.tsx';

/** Of headings with the same id, also in several texts of a page, the first keeps it: links lead there. */
function withTargetsOnce(html: string): string {
  const given = new Set<string>();
  return html.replace(/(<h\d[^<>]*) id="([^"]*)"/g, (heading, before, id) => {
    if (given.has(id)) return before;
    // A page's own ids stand in its templates too, and never in texts.
    if (!PAGE_IDS.has(id)) given.add(id);
    return heading;
  });
}

/** Renders a page to the whole HTML document. */
export function renderPage(page: ReactElement, language: Language = DEFAULT_LANGUAGE): string {
  const html = renderToStaticMarkup(createElement(InLanguage, { language }, page));
  return `<!doctype html>${withTargetsOnce(html)}`;
}
