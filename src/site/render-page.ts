import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { InLanguage } from './language.tsx';

/** Renders a page to the whole HTML document. */
export function renderPage(page: ReactElement, language: Language = DEFAULT_LANGUAGE): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(InLanguage, { language }, page))}`;
}
