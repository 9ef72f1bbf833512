import { pdfBytes, pdfFile } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { College } from '../college/college.ts';
import { LURE, type Secrets } from './secrets.ts';

const EACH = 8;
const DAY_MS = 86_400_000;

/** Plants what staff have written and not published, in both languages. @returns addresses of the files among it */
export async function plantContent(college: College, secrets: Secrets): Promise<string[]> {
  const files: string[] = [];
  for (let number = 0; number < EACH; number += 1) {
    await plantDrafts(college, secrets);
    await plantFormer(college, secrets, number);
    files.push(...(await plantFiles(college, secrets)));
    if (number === 0) await plantRedirect(college, secrets);
  }
  return files;
}

/** Texts of a record in both languages, none of which is to be read. */
const fieldsIn = (secrets: Secrets) => (what: string) => {
  const text = (part: string) => secrets.lured(`${part} of ${what}`, 'author');
  return {
    title: text('title'),
    title_ne: text('Nepali title'),
    description: `<p>${text('text')}</p>`,
    description_ne: `<p>${text('Nepali text')}</p>`,
  };
};

async function tagged(college: College, path: string) {
  const { headers } = await college.must('GET', path);
  return { 'if-match': String(headers.etag) };
}

async function plantDrafts(college: College, secrets: Secrets): Promise<void> {
  const fields = fieldsIn(secrets);
  const draft = await college.must('POST', '/api/manage/notice', { json: fields('a draft') });
  await college.must('POST', `/api/manage/notice/${draft.record._id}/review`, {
    json: { action: 'submit', note: secrets.lured('note of a review', 'author') },
    headers: await tagged(college, `/api/manage/notice/${draft.record._id}`),
  });
  await plantPreview(college, secrets, draft.record._id ?? '');

  const scheduled = await college.must('POST', '/api/manage/news', { json: fields('a scheduled record') });
  const at = new Date(Date.now() + DAY_MS).toISOString();
  await college.must('POST', `/api/manage/news/${scheduled.record._id}/publish`, {
    json: { at, note: secrets.lured('note of what is scheduled', 'author') },
    headers: { 'if-match': String(scheduled.headers.etag) },
  });

  // Nepali texts that are not published yet, of a record that is.
  const live = await college.must('POST', '/api/notice', { json: { title: LURE, description: LURE } });
  const managed = `/api/manage/notice/${live.record._id}`;
  const { title_ne, description_ne } = fields('what is live only in English');
  await college.must('PUT', `${managed}/draft`, {
    json: { fields: { title_ne, description_ne } },
    headers: await tagged(college, managed),
  });
}

async function plantPreview(college: College, secrets: Secrets, id: string): Promise<void> {
  const { record } = await college.must('POST', `/api/manage/notice/${id}/preview`, { json: {} });
  const { pathname, search, searchParams } = new URL(record.url ?? '', college.publicUrl);
  secrets.keep(searchParams.get('preview') ?? '', 'token of a preview', 'nobody');
  await college.must('GET', pathname + search, { token: '' });
  // Asks for other pages with the token, as somebody with an old link might try.
  for (const path of ['/notices', '/gone', `/notice/x/${'0'.repeat(24)}`])
    await college.call('GET', path + search, { token: '', headers: { 'sec-fetch-dest': 'document' } });
}

async function plantFormer(college: College, secrets: Secrets, number: number): Promise<void> {
  const fields = fieldsIn(secrets);
  const trashed = await college.must('POST', '/api/faq', { json: fields('a record in the trash') });
  await college.must('DELETE', `/api/faq/${trashed.record._id}`);
  const ended = await college.must('POST', '/api/news', { json: fields('a record that was taken down') });
  const path = `/api/manage/news/${ended.record._id}`;
  await college.must('POST', `${path}/unpublish`, {
    json: { note: secrets.lured('note of taking down', 'author') },
    headers: await tagged(college, path),
  });

  const changed = await college.must('POST', '/api/notice', { json: fields('a former version') });
  const managed = `/api/manage/notice/${changed.record._id}`;
  await college.must('PUT', `/api/notice/${changed.record._id}`, {
    json: { title: `${LURE} ${number}`, title_ne: '', description: LURE, description_ne: '' },
  });
  await college.must('PUT', `${managed}/draft`, {
    json: { fields: { title: `${LURE} ${number} anew` } },
    headers: await tagged(college, managed),
  });
  await college.must('POST', `${managed}/publish`, {
    json: { note: secrets.lured('note of a version', 'author') },
    headers: await tagged(college, managed),
  });
  await college.must('PUT', `${managed}/draft`, {
    json: { fields: fields('a draft of what is live') },
    headers: await tagged(college, managed),
  });
}

/** A draft with a picture and a document. */
async function plantFiles(college: College, secrets: Secrets): Promise<string[]> {
  const draft = await college.must('POST', '/api/manage/notice', { json: { title: 'With files' } });
  const path = `/api/manage/notice/${draft.record._id}`;
  const picture = new FormData();
  picture.append('image', await pictureFile({ width: 30, height: 20 }));
  picture.append('imageAlt', secrets.lured('alternative text of a draft', 'author'));
  await college.must('POST', `${path}/draft/image`, { body: picture, headers: await tagged(college, path) });
  const bytes = pdfBytes(2000);
  bytes.write(`%${secrets.word('text of a document of a draft', 'author')}\n`, 200);
  const document = new FormData();
  const name = `${secrets.word('name of a document of a draft', 'author')}.pdf`;
  document.append('attachments', pdfFile(name, bytes));
  await college.must('POST', `${path}/draft/attachments`, {
    body: document,
    headers: await tagged(college, path),
  });
  const { text } = await college.must('GET', path);
  return [...new Set(text.match(/\/uploads\/[\w.-]+/g))];
}

async function plantRedirect(college: College, secrets: Secrets): Promise<void> {
  const json = { from: `/${secrets.word('address that leads on', 'author')}`, to: '/notices' };
  await college.must('POST', '/api/manage/redirects', { json });
}
