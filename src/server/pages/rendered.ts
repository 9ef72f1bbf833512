import type { ReactElement } from 'react';
import type { Language } from '../../languages/language.ts';

/** The page's HTML document. The renderer is loaded with the first page, to keep the start fast. */
export async function rendered(page: ReactElement, language?: Language): Promise<string> {
  const { renderPage } = await import('../../site/render-page.ts');
  return renderPage(page, language);
}
