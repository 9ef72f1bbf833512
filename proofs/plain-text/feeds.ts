import type { Page } from 'playwright-core';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';

/** Parses an XML document. Runs in the browser. */
function parsed(source: string): { error: string; names: string[]; text: string } {
  const tree = new DOMParser().parseFromString(source, 'application/xml');
  return {
    error: tree.querySelector('parsererror')?.textContent ?? '',
    names: [...new Set([...tree.querySelectorAll('*')].map(({ localName }) => localName))],
    text: tree.documentElement.textContent ?? '',
  };
}

const IN_FEEDS = new Set(
  (
    'rss channel title link description language lastBuildDate item guid pubDate enclosure atom:link ' +
    'urlset url loc lastmod image ttl generator category content creator'
  ).split(' '),
);

/** Reads what programs read of the site: feeds, sitemap, calendar, manifest, structured data. @returns how many documents */
export async function readFeeds(college: College, page: Page, texts: readonly string[]): Promise<number> {
  let documents = 0;
  let shown = 0;
  for (const path of ['/feed.xml', '/ne/feed.xml', '/sitemap.xml']) {
    const { text } = await college.must('GET', path, { token: '' });
    const { error, names, text: words } = await page.evaluate(parsed, text);
    must(error === '', `${path} is no XML: ${error}`);
    const other = names.filter((name) => !IN_FEEDS.has(name));
    must(other.length === 0, `${path} has the elements ${other}`);
    shown += texts.filter((one) => words.includes(one)).length;
    documents += 1;
  }
  must(shown > 0, 'None of the texts is in the feeds');
  for (const path of ['/calendar.ics', '/ne/calendar.ics']) {
    mustBeCalendar(path, (await college.must('GET', path, { token: '' })).text, texts);
    documents += 1;
  }
  const { text: manifest } = await college.must('GET', '/manifest.webmanifest', { token: '' });
  must(
    texts.includes((JSON.parse(manifest) as { name: string }).name),
    'The manifest does not name the college',
  );
  for (const path of ['/', '/ne', '/faqs', '/news-and-events']) {
    const { text } = await college.must('GET', path, { token: '' });
    for (const [, data = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      must(
        texts.some((one) => JSON.stringify(JSON.parse(data)).includes(JSON.stringify(one).slice(1, -1))),
        `The structured data of ${path} has none of the texts`,
      );
      documents += 1;
    }
  }
  return documents + 1;
}

/** Each line of a calendar is a property that calendars know, and each text is in one. */
function mustBeCalendar(path: string, source: string, texts: readonly string[]): void {
  const lines = source
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');
  for (const line of lines)
    must(/^[A-Z][A-Z-]*[;:]/.test(line), `${path} has the line ${JSON.stringify(line)}`);
  const summaries = lines
    .filter((line) => line.startsWith('SUMMARY:'))
    .map((line) => line.slice(8).replaceAll(/\\([\\;,])/g, '$1'));
  must(summaries.length > 0, `${path} has no event`);
  const other = summaries.find((summary) => !texts.includes(summary));
  must(other === undefined, `${path} has the event ${JSON.stringify(other)}`);
}
