import type { Page } from 'playwright-core';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { type Chunk, inChunks } from './chunks.ts';
import type { Visitors } from './visitors.ts';

/** Long texts are cleaned for a while where a machine is busy. */
const DEADLINE_MS = 120_000;

/** Where rich text of a record is shown. */
const SURFACES = ['page', 'page in Nepali', 'preview', 'history', 'writing box'] as const;

/**
 * Publishes every vector in a record, keeps the same as its draft, and visits each surface of both.
 * @returns how many texts there were, and what was seen on them
 */
export async function visitEverySurface(
  college: College,
  page: Page,
  visitors: Visitors,
  texts: readonly string[],
) {
  const notice = await college.must('POST', '/api/notice', {
    json: { title: 'Every vector', description: 'Nothing' },
  });
  const id = notice.record._id ?? '';
  let stopped = 0;
  let visits = 0;
  const chunks = await inChunks(page, texts, async (chunk) => {
    const json = { description: chunk.html, description_ne: chunk.html };
    const { record } = await college.must('PUT', `/api/notice/${id}`, { json, deadlineMs: DEADLINE_MS });
    const stored = record.description ?? '';
    const paths = await surfacesOf(college, id, chunk);
    const marks = chunk.marks.filter((mark) => stored.includes(mark));
    await visitors.each(SURFACES, async (visitor, surface) => {
      // Screens take texts for cleaned ones, and show nothing of others.
      const expected = visitor.isRaw && paths[surface].startsWith('/admin/') ? [] : marks;
      const seen = await visitor.visit(paths[surface], expected);
      must(
        seen.shown === expected.length,
        `The ${surface} shows ${seen.shown} of ${expected.length} vectors`,
      );
      stopped += seen.stopped;
      visits += 1;
    });
    return stored;
  });
  return { chunks, visits, stopped };
}

/** Keeps a draft that differs from what is live in every part, so that the history shows both whole. */
async function surfacesOf(
  college: College,
  id: string,
  { html }: Chunk,
): Promise<Record<(typeof SURFACES)[number], string>> {
  const managed = `/api/manage/notice/${id}`;
  const kept = await college.must('GET', managed);
  await college.must('PUT', `${managed}/draft`, {
    json: { fields: { description: `<h2>A draft</h2>${html}` } },
    headers: { 'if-match': String(kept.headers.etag) },
    deadlineMs: DEADLINE_MS,
  });
  const { url = '' } = (await college.must('POST', `${managed}/preview`, { json: {} })).record;
  const { pathname, search } = new URL(url, college.url);
  return {
    page: `/notice/x/${id}`,
    'page in Nepali': `/ne/notice/x/${id}`,
    preview: pathname + search,
    history: `/admin/notices/${id}/history`,
    'writing box': `/admin/update-notice/${id}`,
  };
}
