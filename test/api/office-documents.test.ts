import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_FORMATS, documentFormats } from '../../src/schema/document-names.ts';
import { pdfFile } from '../documents.ts';
import { expectNothingUnfinished, storedFiles } from '../folders.ts';
import { odf, ooxml, zipOf } from '../office-documents.ts';
import { multipart } from '../pictures.ts';
import { type Answer, sites, type TestSite } from '../site.ts';
import { editorOf } from './editor.ts';

const SAMPLES = {
  docx: ooxml('docx'),
  xlsx: ooxml('xlsx'),
  pptx: ooxml('pptx'),
  odt: odf('text'),
  ods: odf('spreadsheet'),
};
const MACROS = ooxml('docx', { parts: { 'word/vbaProject.bin': 'x' } });
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'form.docx') => new File([bytes], name);

describe.each(sites)('Documents of office programs, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const post = (path: string, field: string, file: File) =>
    site.call('POST', path, { body: multipart({ [field]: file }) });
  const attach = async (file: File) => (await post('/api/attachment', 'attachment', file)).record;
  const notice = (json: object) => site.call('POST', '/api/notice', { json: { title: 'Papers', ...json } });
  const page = async ({ record }: Answer, base = '/notice') => {
    const { headers } = await site.call('GET', `${base}/x/${record._id}`, { as: 'nobody' });
    return (await site.call('GET', headers.get('location') ?? '', { as: 'nobody' })).text;
  };

  test.each(Object.entries(SAMPLES))(
    'are handed out as what they are: %s [44.40, 44.41]',
    async (format, bytes) => {
      const stored = await attach(fileOf(bytes, 'बिदा form.PDF'));
      expect(stored).toEqual({
        path: expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{32}\\.${format}$`)),
        name: `बिदा form.${format}`,
        size: bytes.length,
      });
      const { path = '' } = stored;
      const label = DOCUMENT_FORMATS[format as keyof typeof DOCUMENT_FORMATS].label;
      expect((await fetch(site.url + path)).status).toBe(404);
      const made = await notice({ attachments: [stored], description: `<p><a href="${path}">Form</a></p>` });
      const got = await fetch(site.url + path);
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': DOCUMENT_FORMATS[format as keyof typeof DOCUMENT_FORMATS].media,
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(`^attachment; filename=".*\\.${format}"`),
      });
      expect(Buffer.from(await got.arrayBuffer())).toEqual(Buffer.from(bytes));
      const html = await page(made);
      expect(html).toContain(`>Form (${label}, `);
      expect(html).toContain(`<span class="attachment-facts">${label}, `);
      expect(await page(made, '/ne/notice')).toContain(`${label}, `);
      expect((await site.call('GET', '/notices', { as: 'nobody' })).text).toContain(
        `class="pdf-mark">${label}<`,
      );
      await site.call('DELETE', `/api/notice/${made.record._id}`);
      expect((await fetch(site.url + path)).status).toBe(404);
    },
  );

  test('are refused on every way in, with nothing left [44.40]', async () => {
    const { record } = await notice({});
    const draft = await editorOf(site, 'notice').draft({ title: 'Draft' });
    const kept = (await post('/api/manage/document', 'document', pdfFile())).record;
    const ways: [string, string][] = [
      ['/api/attachment', 'attachment'],
      ['/api/manage/document', 'document'],
      [`/api/manage/document/${kept._id}/replace`, 'document'],
      [`/api/manage/notice/${record._id}/draft/attachments`, 'attachments'],
      [`/api/manage/notice/${draft.record._id}/draft/attachments`, 'attachments'],
    ];
    const before = await storedFiles(site);
    for (const [path, field] of ways)
      for (const bytes of [MACROS, zipOf({ 'A.class': 'x' }), SAMPLES.docx.subarray(0, -9)]) {
        const { status, json } = await post(path, field, fileOf(bytes as Uint8Array<ArrayBuffer>));
        expect([path, status, json]).toEqual([path, 415, expect.objectContaining({ code: 'unsupported' })]);
      }
    const { json } = await site.call('POST', '/api/attachment', {
      body: multipart({ attachment: fileOf(MACROS) }),
      headers: { 'x-lang': 'ne' },
    });
    expect(json).toMatchObject({ fields: { attachment: expect.stringContaining('म्याक्रो') } });
    expect(await storedFiles(site)).toEqual(before);
    await expectNothingUnfinished(site);
  });

  test('take the place of each other in the library and in texts [44.41]', async () => {
    const kept = (await post('/api/manage/document', 'document', pdfFile('form.pdf'))).record;
    const made = await notice({ description: `<p><a href="${kept.path}">Form</a></p>` });
    const replaced = await post(`/api/manage/document/${kept._id}/replace`, 'document', fileOf(SAMPLES.odt));
    expect([replaced.status, replaced.record.path]).toEqual([200, expect.stringMatching(/\.odt$/)]);
    const { record } = await site.call('GET', `/api/notice/${made.record._id}`);
    expect(record.description).toContain(`href="${replaced.record.path}"`);
    const listed = await site.call('GET', '/api/manage/documents?limit=100');
    expect(listed.text).toContain(replaced.record.path);
  });

  test('are documented by the endings that they have [44.41]', async () => {
    const { text } = await site.call('GET', '/api/openapi.json', { as: 'nobody' });
    expect(text).toContain(documentFormats.join('|'));
  });
});
