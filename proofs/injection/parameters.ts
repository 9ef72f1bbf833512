import { everyType } from '../../test/api/every-type.ts';
import type { College } from '../college/college.ts';

/** Puts a caller's text into one place of a read. */
export type Parameter = (text: string) => string;

/** One parameter; those of the content types that differ by their type only are one kind. */
export type KindOfParameter = readonly Parameter[];

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
  '/notices?preview=',
  '/apply-online?program=',
  '/contact-us?sent=',
  '/notice/x/',
  '/notice/',
];

const TYPE = new RegExp(
  `(?<=^/api/(?:manage/)?)(?:${everyType.flatMap(({ name, plural }) => [plural, name]).join('|')})(?=/|$)`,
);

/** Every parameter of every documented read, in queries and in paths, and those of pages. */
export async function parametersOf(college: College): Promise<KindOfParameter[]> {
  const { json } = await college.must('GET', '/api/openapi.json');
  const { paths } = json as { paths: Record<string, { get?: Operation }> };
  const kinds = new Map<string, Parameter[]>();
  for (const before of PAGES) kinds.set(before, [(text) => before + encoded(text)]);
  const add = (path: string, name: string, parameter: Parameter) => {
    const kind = `${path.replace(TYPE, 'T')} ${name}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), parameter]);
  };
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue;
    for (const { name } of (get.parameters ?? []).filter((one) => one.in === 'query'))
      add(path, name, (text) => `${path.replaceAll(/\{\w+\}/g, '0'.repeat(24))}?${name}=${encoded(text)}`);
    if (path.includes('{')) add(path, '', (text) => path.replaceAll(/\{\w+\}/g, encoded(text)));
  }
  return [...kinds.values()];
}
