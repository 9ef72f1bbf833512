import type { College } from '../college/college.ts';

/** One parameter of a read. */
export type Parameter = (text: string) => string;

interface Operation {
  parameters?: { name: string; in: string }[];
}

/** Ends a path within the longest parameter that a route takes. */
const MAX_LENGTH = 6000;
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).slice(0, MAX_LENGTH).replace(/%.?$/, '');

/** Parameters of pages, which no document names. */
const PAGES = [
  '/search?q=',
  '/ne/search?q=',
  '/notices?year=',
  '/news-and-events?kind=',
  '/notices?page=',
  '/apply-online?program=',
  '/contact-us?sent=',
  '/notice/x/',
  '/notice/',
];

/** Every parameter of every documented read, in queries and in paths, and those of pages. */
export async function parametersOf(college: College): Promise<Parameter[]> {
  const { json } = await college.must('GET', '/api/openapi.json');
  const { paths } = json as { paths: Record<string, { get?: Operation }> };
  const found: Parameter[] = PAGES.map((before) => (text) => before + encoded(text));
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue;
    for (const { name } of (get.parameters ?? []).filter((one) => one.in === 'query'))
      found.push((text) => `${path.replaceAll(/\{\w+\}/g, '0'.repeat(24))}?${name}=${encoded(text)}`);
    if (path.includes('{')) found.push((text) => path.replaceAll(/\{\w+\}/g, encoded(text)));
  }
  return found;
}
