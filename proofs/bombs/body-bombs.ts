import { brotliCompressSync, deflateSync, gzipSync, constants as zlib, zstdCompressSync } from 'node:zlib';
import type { Sent } from '../college/caller.ts';

/** A body that is small, or within what is accepted, and would take much memory or time. */
export interface BodyBomb {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  sent: Sent;
  /** The statuses of answers that are right. */
  statuses: readonly number[];
}

const MB = 1024 * 1024;
const LEVELS = 100_000;
const BOUNDARY = 'XX';
const json = { 'content-type': 'application/json' };
const REFUSED = [400, 413, 415];

/** 100 MB of JSON, before it is packed. */
const large = Buffer.concat([Buffer.from('{"name":"'), Buffer.alloc(100_000_000, 'a'), Buffer.from('"}')]);

function packed(): Record<string, BodyBomb> {
  const quickly = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };
  const bodies = {
    gzip: gzipSync(large),
    deflate: deflateSync(large),
    br: brotliCompressSync(large, quickly),
    zstd: zstdCompressSync(large),
    'gzip, gzip': gzipSync(gzipSync(large)),
  };
  return Object.fromEntries(
    Object.entries(bodies).map(([encoding, body]) => [
      `100 MB of JSON as ${encoding}`,
      {
        method: 'POST',
        path: '/api/contact',
        sent: { body, headers: { ...json, 'content-encoding': encoding }, token: '' },
        statuses: REFUSED,
      },
    ]),
  );
}

const post = (path: string, body: string | Buffer, statuses: readonly number[] = REFUSED): BodyBomb => ({
  method: 'POST',
  path,
  sent: { body, headers: json },
  statuses,
});

/** Text in elements that are nested this deep. */
const nested = (tag: string, levels: number) => `${`<${tag}>`.repeat(levels)}x${`</${tag}>`.repeat(levels)}`;

/** JSON as deep and as large as it may be. */
function deep(): Record<string, BodyBomb> {
  const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const objects = `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`;
  return {
    'JSON of 30,000 levels from a visitor': post('/api/contact', `{"name":${lists(30_000)},"x":"\\r"}`),
    'JSON of 100,000 lists': post('/api/notice', `{"title":${lists(LEVELS)},"x":"\\r"}`),
    'JSON of 100,000 objects': post('/api/notice', `{"title":${objects},"x":"\\r"}`),
    'a draft of 2,500,000 lists': post(
      '/api/manage/notice',
      `{"title":"a","description":${lists(2_500_000)}}`,
    ),
    'JSON of 400,000 names': post(
      '/api/notice',
      `{${Array.from({ length: 400_000 }, (_, index) => `"n${index}":1`).join()}}`,
    ),
    'JSON of 1,600,000 empty objects': post(
      '/api/notice',
      `{"title":[${Array(1_600_000).fill('{}').join()}]}`,
    ),
  };
}

/** Bombs for fields with rich text. */
function rich(): Record<string, BodyBomb> {
  const texts = {
    '100,000 nested elements': nested('div', LEVELS),
    '900 nested lists, over and over': nested('ul><li', 900).replaceAll('</ul><li', '</li></ul').repeat(40),
    '400,000 elements that are not closed': '<b>'.repeat(400_000),
    '300,000 attributes': `<p ${'a=1 '.repeat(300_000)}>x</p>`,
    '200,000 comments': '<!--a-->'.repeat(200_000),
    '1,000,000 openings': '<'.repeat(1_000_000),
    '300,000 references': '&amp;'.repeat(300_000),
    'a table of 50,000 cells': `<table><tr>${'<td rowspan=9 colspan=9>x</td>'.repeat(50_000)}</tr></table>`,
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [
      `rich text of ${name}`,
      post('/api/manage/notice', JSON.stringify({ title: 'Rich', description }), [201, ...REFUSED]),
    ]),
  );
}

function parts(count: number, part: (index: number) => string): Buffer {
  const all = Array.from({ length: count }, (_, index) => `--${BOUNDARY}\r\n${part(index)}\r\n`);
  return Buffer.from(`${all.join('')}--${BOUNDARY}--\r\n`);
}

function multipart(): Record<string, BodyBomb> {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const field = (name: string, value: string) =>
    `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const file = (name: string, value: string) =>
    `content-disposition: form-data; name="image"; filename="${name}"\r\n\r\n${value}`;
  const bodies = {
    '10,000 fields': parts(10_000, (index) => field(`n${index}`, 'x')),
    '10,000 times one field': parts(10_000, () => field('title', 'x')),
    '10,000 files': parts(10_000, (index) => file(`${index}.png`, 'x')),
    '10,000 files of nothing': parts(10_000, () => file('', '')),
    'a header of 4 MB': parts(1, () => `x: ${'a'.repeat(4 * MB)}\r\n${field('title', 'x')}`),
    '30,000 headers': parts(1, () => `${'x: a\r\n'.repeat(30_000)}${field('title', 'x')}`),
    'a file name of 4 MB': parts(1, () => file('x'.repeat(4 * MB), 'x')),
    'a field of 6 MB': parts(1, () => field('title', 'x'.repeat(6 * MB))),
  };
  return Object.fromEntries(
    Object.entries(bodies).flatMap(([name, body]) =>
      ['/api/picture', '/api/notice', '/api/manage/gallery', '/api/attachment'].map((path) => [
        `multipart with ${name} at ${path}`,
        { method: 'POST', path, sent: { body, headers }, statuses: REFUSED },
      ]),
    ),
  );
}

/** Bombs of texts that visitors type, as long as the limits allow. */
function typed(): Record<string, BodyBomb> {
  const get = (path: string): BodyBomb => ({
    method: 'GET',
    path,
    sent: { token: '' },
    statuses: [200, 302, ...REFUSED, 414, 431],
  });
  const words = Array.from({ length: 1500 }, (_, index) => `w${index}`).join('+');
  return {
    'a search of 1,500 words': get(`/search?q=${words}`),
    'a search of one word of 15,000 letters': get(`/search?q=${'a'.repeat(15_000)}`),
    'a search of 7,000 stars': get(`/search?q=${'*'.repeat(7000)}`),
    'a list filtered by 1,500 words': get(`/api/notices?page=1&q=${words}`),
    'a chat of 60 kB': {
      ...post('/webhooks/rest/webhook', JSON.stringify({ message: 'when '.repeat(12_000) }), [
        200,
        ...REFUSED,
      ]),
    },
    'a form of 30,000 fields': {
      method: 'POST',
      path: '/api/contact',
      sent: {
        body: 'a&'.repeat(30_000),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        token: '',
      },
      statuses: REFUSED,
    },
  };
}

/** A workbook is a zip, which no route unpacks. */
function tables(): Record<string, BodyBomb> {
  const csv = { 'content-type': 'text/csv' };
  const path = '/api/manage/redirects/import';
  const table = (body: Buffer | string, statuses = REFUSED): BodyBomb => ({
    method: 'POST',
    path,
    sent: { body, headers: csv },
    statuses,
  });
  const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateSync(large)]);
  return {
    'a workbook where a table is expected': table(zip),
    'a table of a million commas': table(','.repeat(1_000_000)),
    'a table of 500,000 lines': table('a\n'.repeat(500_000)),
    // The line is refused, not the table.
    'a table of one open quote': table(`"${'a'.repeat(1_000_000)}`, [200]),
  };
}

/** By what they are called. */
export const bodyBombs = (): Readonly<Record<string, BodyBomb>> => ({
  ...packed(),
  ...deep(),
  ...rich(),
  ...multipart(),
  ...typed(),
  ...tables(),
});
