import type { ReactElement } from 'react';

/** The page's HTML document. The renderer is loaded with the first page, to keep the start fast. */
export async function rendered(page: ReactElement): Promise<string> {
  const { renderPage } = await import('../../site/render-page.ts');
  return renderPage(page);
}
