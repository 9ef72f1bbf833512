import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../src/log/logger.ts';
import { DocumentReader } from '../../src/records/document-reader.ts';
import { openServices } from '../../src/services.ts';
import { readSettings } from '../../src/settings.ts';
import { pdfBytes, pdfFile } from '../documents.ts';
import { multipart } from '../pictures.ts';
import { readSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';
import { LOCKED, textPdf } from '../text-pdf.ts';
import { editorOf } from './editor.ts';

/** Enough for a busy machine. */
const SOON = { timeout: 30_000 };

describe.each(sites)('What PDFs say, on $name', ({ start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.close());

  const upload = async (name: string, bytes: Buffer) =>
    (await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile(name, bytes) }) }))
      .json as { path: string };
  const notice = async (title: string, ...attachments: object[]) => {
    const { status, record } = await site.call('POST', '/api/notice', { json: { title, attachments } });
    expect(status).toBe(201);
    return String(record._id);
  };
  /** Whether the page of a search shows a record. */
  const finds = async (q: string, title: string) =>
    (await site.call('GET', `/search?q=${encodeURIComponent(q)}`, { as: 'nobody' })).text.includes(
      `>${title}<`,
    );
  const ask = async (message: string) => {
    const answer = await site.call('POST', '/webhooks/rest/webhook', { as: 'nobody', json: { message } });
    return answer.list.map(({ text }) => text).join('\n');
  };
  /** Another process on this database, as a command would be. */
  const beside = () =>
    openServices(readSettings(site.environment), { log: createLogger('silent'), mayMake: false });
  const unread = () =>
    readSql(site, 'select path from attachment where path not in (select path from file_text)');
  async function readAll() {
    const services = await beside();
    const reader = new DocumentReader(services);
    await expect
      .poll(async () => {
        await reader.work();
        return unread();
      }, SOON)
      .toEqual([]);
    await reader.stop();
    await services.close();
  }
  const textsOf = async (...files: { path: string }[]) => {
    const rows = await readSql(site, 'select path, text, trouble, at from file_text');
    return files.map(({ path }) => rows.find((row) => row.path === path));
  };

  test('search and assistant find while their notice is live, and say whose it is [25.40, 25.42]', async () => {
    const file = await upload(
      'rules.pdf',
      textPdf([['The courtyard is locked at nine in the evening.'], ['आँगनको ढोका राति नौ बजे थुनिन्छ।']]),
    );
    const editor = editorOf(site, 'notice');
    const id = await notice('For those who live here', file);
    expect(await finds('courtyard', 'For those who live here')).toBe(false);
    await readAll();
    await expect.poll(() => finds('courtyard', 'For those who live here'), SOON).toBe(true);
    expect(await finds('ढोका थुनिन्छ', 'For those who live here')).toBe(true);
    const said = await ask('Is the courtyard locked in the evening?');
    expect(said).toContain('The courtyard is locked at nine in the evening.');
    expect(said).toContain('[For those who live here](/notice/');
    expect(await ask('के आँगनको ढोका राति थुनिन्छ?')).toContain('नौ बजे थुनिन्छ');

    expect((await editor.unpublish(id)).status).toBe(200);
    expect(await finds('courtyard', 'For those who live here')).toBe(false);
    expect(await ask('Is the courtyard locked in the evening?')).not.toContain('nine');
    // What was read once is found at once.
    expect((await editor.publish(id)).status).toBe(200);
    expect(await finds('courtyard', 'For those who live here')).toBe(true);
    expect((await site.call('PUT', `/api/notice/${id}`, { json: { attachments: [] } })).status).toBe(200);
    expect(await finds('courtyard', 'For those who live here')).toBe(false);
  });

  test('nobody finds of a draft before it is live, nor of a file that no record hands out [25.42]', async () => {
    const lines = [['The laboratory moves to the third storey.']];
    const [file, loose] = [
      await upload('moving.pdf', textPdf(lines)),
      await upload('loose.pdf', textPdf(lines)),
    ];
    const editor = editorOf(site, 'notice');
    const made = await editor.draft({ title: 'A move', attachments: [file] });
    expect(made.status).toBe(201);
    await readAll();
    expect(await textsOf(file, loose)).toMatchObject([{ trouble: '' }, { trouble: '' }]);
    expect(await finds('third storey', 'A move')).toBe(false);
    expect(await ask('Where does the laboratory move?')).not.toContain('storey');
    const id = String(made.record._id);
    expect((await editor.publish(id)).status).toBe(200);
    expect(await finds('third storey', 'A move')).toBe(true);
    expect((await editor.trash(id)).status).toBe(200);
    expect(await finds('third storey', 'A move')).toBe(false);
  });

  test('is read once, and a file that says nothing costs no other one its text [25.41]', async () => {
    const files = [
      await upload('locked.pdf', textPdf([['Secret']], LOCKED)),
      await upload('scan.pdf', textPdf([[]])),
      await upload('damaged.pdf', pdfBytes()),
      await upload('whole.pdf', textPdf([['The canteen sells dumplings.']])),
    ];
    await notice('Four papers', ...files);
    await readAll();
    await expect.poll(() => finds('dumplings', 'Four papers'), SOON).toBe(true);
    const before = await textsOf(...files);
    expect(before.map((row) => row?.trouble)).toEqual(['locked', 'silent', 'damaged', '']);
    await readAll();
    expect(await textsOf(...files)).toEqual(before);
  });

  test('goes with its file [25.42]', async () => {
    const file = await upload('short-lived.pdf', textPdf([['Gone tomorrow.']]));
    const editor = editorOf(site, 'notice');
    const id = await notice('Short-lived', file);
    await readAll();
    expect((await textsOf(file))[0]).toBeDefined();
    await editor.trash(id);
    expect((await editor.erase(id)).status).toBe(204);
    expect(await textsOf(file)).toEqual([undefined]);
  });

  test('is found in an index that is made anew [25.46]', async () => {
    await notice('Made anew', await upload('anew.pdf', textPdf([['The peacock is in the yard.']])));
    await readAll();
    const services = await beside();
    await services.search.rebuild();
    await services.close();
    await expect.poll(() => finds('peacock', 'Made anew'), SOON).toBe(true);
  });
});
