import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { runStatement } from '../server-databases.ts';
import { sites, type TestSite } from '../site.ts';

const TOKEN = 'a-token-of-the-watch';

describe.each(sites)('Folders that cannot be used, on $name', ({ start }) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await start({ environment: { METRICS_TOKEN: TOKEN } });
  });
  afterEach(() => site.close());

  const sendPicture = async () =>
    site.call('POST', '/api/picture', { body: multipart({ image: await pictureFile() }) });

  const failures = async (operation: string) => {
    const { text } = await site.call('GET', '/metrics', { as: { token: TOKEN } });
    const line = new RegExp(`^chautari_media_errors_total\\{operation="${operation}".*\\} (\\d+)`, 'm');
    return Number(line.exec(text)?.[1]);
  };

  const errorsInLog = () => site.logLines.filter((line) => line.includes('"level":50')).join('\n');

  test.each(['missing', 'a file'])(
    'incoming is %s: uploads are refused, and taken again [22.26]',
    async (how) => {
      const incoming = join(site.dataDir, 'incoming');
      // Made in the background of the start.
      await expect.poll(() => existsSync(incoming), { timeout: 30_000 }).toBe(true);
      await rename(incoming, `${incoming}.away`);
      if (how === 'a file') await writeFile(incoming, '');
      const document = () =>
        site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile() }) });
      for (const { status, refusal } of [await sendPicture(), await document()])
        expect([status, refusal.code, refusal.message]).toEqual([
          503,
          'storage-away',
          expect.stringContaining('Nothing was changed'),
        ]);
      expect([await failures('receive'), await failures('receiveDocument')]).toEqual([1, 1]);
      expect(errorsInLog()).toContain(incoming);
      await rm(incoming, { force: true });
      await rename(`${incoming}.away`, incoming);
      expect((await sendPicture()).status).toBe(201);
    },
  );

  test('a folder of stored files that is gone is no missing file, and is not made anew [22.26]', async () => {
    const body = multipart({ title: 'Fees', image: await pictureFile() });
    const { record } = await site.call('POST', '/api/notice', { body });
    const uploads = join(site.dataDir, 'uploads');
    await rename(uploads, `${uploads}.away`);
    const { status, headers } = await site.call('GET', String(record.image));
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    const sent = await sendPicture();
    expect([sent.status, sent.refusal.code]).toEqual([503, 'storage-away']);
    await rename(`${uploads}.away`, uploads);
    expect((await site.call('GET', String(record.image))).status).toBe(200);
    expect((await sendPicture()).status).toBe(201);
  });

  test('a folder of stored files that is gone before any was asked for is not made anew either [22.26]', async () => {
    const uploads = join(site.dataDir, 'uploads');
    await rename(uploads, `${uploads}.away`);
    const sent = await sendPicture();
    expect([sent.status, sent.refusal.code]).toEqual([503, 'storage-away']);
    expect(existsSync(uploads)).toBe(false);
    await rename(`${uploads}.away`, uploads);
    expect((await sendPicture()).status).toBe(201);
  });

  test('metrics are told while DATA_DIR is gone [22.26]', async () => {
    await rename(site.dataDir, `${site.dataDir}.away`);
    await mkdir(site.dataDir);
    await rm(site.dataDir, { recursive: true });
    const { status, text } = await site.call('GET', '/metrics', { as: { token: TOKEN } });
    expect(status).toBe(200);
    expect(text).not.toContain('chautari_data_free_bytes');
    await rename(`${site.dataDir}.away`, site.dataDir);
  });
});

describe('A database on a server', () => {
  let site: TestSite;
  let name: string;
  let server: string;
  beforeEach(async () => {
    site = await sites[1].start();
    const url = new URL(site.environment.DATABASE_URL ?? '');
    name = url.pathname.slice(1);
    url.pathname = '/postgres';
    server = url.href;
  });
  afterEach(() => site.close());

  const apply = async () => {
    const json = { name: 'Asha', program: 'BBA', email: 'asha@example.org' };
    return (await site.call('POST', '/api/application', { as: 'nobody', json })).refusal.code;
  };

  const faults = () =>
    site.logLines
      .map((line) => JSON.parse(line) as { level: number; msg: string; code?: string })
      .filter(({ code }) => code?.startsWith('DATABASE_'));

  test('that is there no more, or was made anew, is told as such, with what to do [22.25]', async () => {
    await runStatement(server, `drop database ${name} with (force)`);
    await expect.poll(apply).toBe('database-away');
    expect((await site.call('GET', '/readyz')).status).toBe(503);
    expect(faults()).toEqual([
      expect.objectContaining({
        level: 50,
        code: 'DATABASE_AWAY',
        msg: expect.stringMatching(/"chautari_\w+" does not exist \(3D000\).*restore the last backup/),
      }),
    ]);
    await runStatement(server, `create database ${name}`);
    await expect.poll(apply).toBe('database-away');
    expect((await site.call('GET', '/readyz')).status).toBe(503);
  });
});
