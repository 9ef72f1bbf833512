import type { Page } from './page.ts';

/** Tells search engines what is not for them, and where all the rest is listed. */
export const robotsPage: Page = {
  url: '/robots.txt',
  parameters: [],
  async load({ frame }) {
    const sitemap = new URL('/sitemap.xml', frame('/').canonical).href;
    const lines = [
      'User-agent: *',
      'Disallow: /admin/',
      'Disallow: /api/',
      'Disallow: /search?',
      `Sitemap: ${sitemap}`,
    ];
    return { send: `${lines.join('\n')}\n`, type: 'text/plain; charset=utf-8' };
  },
};
