import { pdfBytes } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';
import { type Answer, encoded } from '../college/caller.ts';
import type { College } from '../college/college.ts';
import { expectStatus } from '../college/expect-status.ts';
import type { UploadRoute } from '../files/upload-routes.ts';
import { type BodyBomb, bodyBombs } from './body-bombs.ts';
import { documentBombs } from './document-bombs.ts';
import { pictureBombs } from './picture-bombs.ts';

/** Something that is thrown at a site. */
export interface Bomb {
  name: string;
  /** @returns the answer @throws if its status is not an allowed one */
  throwAt(college: College): Promise<Answer>;
}

/**
 * Statuses allowed for file bombs: a refusal, a success with the file reduced to a valid picture or document, or 503,
 * because pictures are prepared one after the other.
 */
const OF_FILES = [200, 201, 400, 413, 415, 503];

/** Of a document of a few pages from a scanner. */
const SCANNED_BYTES = 5 * 1024 * 1024;

/**
 * Makes all bombs, which takes a while.
 * @returns a function that aims them: file bombs at each of the given routes, body bombs at their own
 */
export async function makeBombs(): Promise<(routes: readonly UploadRoute[]) => Promise<Bomb[]>> {
  const files = Object.entries({ ...(await pictureBombs()), ...documentBombs() });
  const bodies = Object.entries(bodyBombs());
  return async (routes) => [
    ...(await Promise.all(files.flatMap(([name, bytes]) => routes.map((route) => file(name, bytes, route))))),
    ...bodies.map(([name, bomb]) => body(name, bomb)),
  ];
}

/** Ordinary requests to the same routes, for comparison: small pictures, scanned documents, tables and long texts. */
export async function ordinaryOnes(routes: readonly UploadRoute[]): Promise<Bomb[]> {
  const bytes = {
    pictures: Buffer.from(await (await pictureFile()).arrayBuffer()),
    documents: pdfBytes(SCANNED_BYTES),
    tables: Buffer.from('/old,/notices\n'),
  };
  const text = { title: 'A long text', description: '<p>It goes on and on.</p>'.repeat(3000) };
  return [
    ...(await Promise.all(routes.map((route) => file('an ordinary file', bytes[route.takes], route)))),
    body('a long text', {
      method: 'POST',
      path: '/api/manage/notice',
      sent: { json: text },
      statuses: [201],
    }),
  ];
}

/** Encoded once, in advance: encoding during the proof would take processor time from the site and its visitors. */
async function file(name: string, bytes: Buffer, { path, field, fields }: UploadRoute): Promise<Bomb> {
  const form = new FormData();
  for (const [of, value] of Object.entries(fields)) form.append(of, value);
  form.append(field, new File([new Uint8Array(bytes)], 'bomb.png'));
  const { bytes: content, type = '' } = (await encoded(form)) ?? { bytes: Buffer.alloc(0) };
  const sent = { body: content, headers: { 'content-type': type } };
  const where = `${name} at ${path}`;
  return {
    name: where,
    throwAt: async (college) => expectStatus(await college.call('POST', path, sent), where, ...OF_FILES),
  };
}

const body = (name: string, { method, path, sent, statuses }: BodyBomb): Bomb => ({
  name,
  throwAt: async (college) => expectStatus(await college.call(method, path, sent), name, ...statuses, 503),
});
