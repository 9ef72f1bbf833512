import { appendFile, chmod, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backedUp } from '../../src/backup/site.fixture.ts';
import { connect } from '../../src/db/connect.ts';
import { recordBackup } from '../../src/db/last-backup.ts';
import { judgeClock, judgeFuture } from '../../src/doctor/clock.ts';
import { judgeBackup, judgeRoom } from '../../src/doctor/examine.ts';
import { Findings } from '../../src/doctor/finding.ts';
import { examined, findings } from '../doctor.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';

describe.each(sites)('The doctor on $name', ({ start }) => {
  /** A site with a picture, a document and a backup. */
  async function startSite() {
    const site = await start();
    onTestFinished(() => site.close());
    await chmod(site.dataDir, 0o750);
    const image = await pictureFile();
    const notice = await site.call('POST', '/api/notice', { body: multipart({ title: 'Fees', image }) });
    const sent = await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile() }) });
    const engine = await connect({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    await recordBackup(engine, new Date());
    await engine.close();
    const stored = (path: unknown) => join(site.dataDir, 'uploads', String(path).replace('/uploads/', ''));
    return { site, picture: stored(notice.record.image), document: stored(sent.record.path), stored };
  }

  const unwell = async (site: TestSite) => {
    const { status, findings: all } = await findings(site.environment);
    const found = all.filter(({ check, level }) => level !== 'fine' && check !== 'space');
    return { status, found: found.map(({ check, level, says }) => `${level} ${check}: ${says}`) };
  };

  test('names a standby that commits do not wait for [18.31]', async (context) => {
    const { site } = await startSite();
    const connectionString = site.environment.DATABASE_URL;
    if (!connectionString) return context.skip();
    const standby = new pg.Client({ connectionString, replication: 'true' } as pg.ClientConfig);
    await standby.connect();
    onTestFinished(() => standby.end());
    expect((await unwell(site)).found).toEqual([
      expect.stringContaining(
        'warning database: A standby follows the database, but commits do not wait for it',
      ),
    ]);
  });

  test('tells of files that the account of the service may not use, with the command [21.104]', async () => {
    const { site, picture } = await startSite();
    await chmod(picture, 0o400);
    const { findings: all } = await findings(site.environment);
    expect(all.filter(({ check }) => check === 'folder')).toEqual([
      expect.objectContaining({
        level: 'trouble',
        says: expect.stringContaining(`may not read and write ${picture}.`),
        advice: expect.stringMatching(/^chown -R \d+:\d+ .*; chmod -R u\+rwX /),
      }),
    ]);
  });

  test('tells of mails that wait for long or were given up [21.104]', async () => {
    const { site } = await startSite();
    const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
    const mail = (id: string, state: string) =>
      `insert into mail (_id, kind, recipient, "replyTo", subject, body, folded, "aboutType", about, state, attempts, trouble, "nextAt", "sentAt", "createdAt") values ('${id}', 'test', 'a@x.example', '', 'T', 'B', 't', '', '', '${state}', 1, 'x', '${at}', null, '${at}')`;
    await runSql(site, [mail('1', 'waiting'), mail('2', 'failed'), mail('3', 'failed'), mail('4', 'sent')]);
    expect((await unwell(site)).found).toEqual([
      'warning mails: 1 mail waited for more than an hour.',
      'warning mails: 2 mails of the last seven days could not be sent.',
    ]);
  });

  test('finds nothing wrong with a site that serves, which serves on and is not changed [21.100, 21.101]', async () => {
    const { site } = await startSite();
    const before = await readdir(site.dataDir);
    expect((await unwell(site)).found).toEqual([]);
    expect((await readdir(site.dataDir)).sort()).toEqual(before.sort());
    expect((await site.call('GET', '/readyz')).status).toBe(200);
    const { findings: all } = await findings(site.environment);
    expect([...new Set(all.map(({ check }) => check))]).toEqual([
      ...['settings', 'folder', 'space', 'database', 'migrations', 'integrity', 'files', 'identity'],
      ...['clock', 'addresses', 'mails', 'backup'],
    ]);
  });

  test('tells rows without files, files without rows, and damaged files [21.102]', async () => {
    const { site, picture, document, stored } = await startSite();
    const orphan = `${'a'.repeat(32)}.pdf`;
    await writeFile(stored(orphan), '%PDF-1.7 %%EOF');
    await truncate(picture, 100);
    await appendFile(document, 'more');
    expect((await unwell(site)).found).toEqual([
      `warning files: Named by no row: 1 file, ${orphan}.`,
      expect.stringMatching(
        /^trouble files: Damaged: 2 files, [0-9a-f]{32}\.\w+, which has \d+ bytes, not \d+/,
      ),
    ]);
    for (const path of [stored(orphan), picture, document]) await rm(path);
    const { status, found } = await unwell(site);
    expect([status, found]).toEqual([
      2,
      [expect.stringMatching(/^trouble files: Gone, though rows name them: 2 files, /)],
    ]);
  });
});

test('finds a changed byte of a stored file by what the backup says of it [21.102]', async () => {
  const site = await sites[0].start();
  onTestFinished(() => site.close());
  const { record } = await site.call('POST', '/api/notice', {
    body: multipart({ title: 'Fees', image: await pictureFile() }),
  });
  const { folder } = await backedUp({ url: undefined, dataDir: site.dataDir }, { now: () => new Date() });
  const ofFiles = async () => {
    const { findings: all } = await findings(site.environment, '--files', folder);
    return all.filter(({ check, says }) => check === 'files' && /back/.test(says));
  };
  expect(await ofFiles()).toEqual([expect.objectContaining({ level: 'fine' })]);
  const file = join(site.dataDir, record.image ?? '');
  const bytes = await readFile(file);
  bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
  await writeFile(file, bytes);
  expect(await ofFiles()).toEqual([
    expect.objectContaining({ level: 'trouble', says: expect.stringContaining(basename(file)) }),
  ]);
  await rm(join(folder, 'manifest.json'));
  const { findings: all } = await findings(site.environment, '--files', folder);
  expect(all).toContainEqual(expect.objectContaining({ says: expect.stringContaining('manifest.json') }));
});

test('says of every line that is not fine what to do, and ends as monitoring wants it [21.100]', async () => {
  const site = await sites[0].start();
  onTestFinished(() => site.close());
  await chmod(site.dataDir, 0o755);
  const { status, out } = await examined({ ...site.environment, NOW: new Date().toISOString() });
  expect(status).toBe(1);
  for (const [line, advice] of [
    ['warning  settings: NOW replaces the time', 'Take NOW out'],
    ['warning  folder: Everybody on this machine', 'chmod o-rwx'],
    ['warning  backup: No backup is known.', 'npm run chautari -- backup FOLDER'],
  ])
    expect(out).toMatch(new RegExp(`${line}.*\\n +→ .*${advice}`));
  expect(out).toMatch(/Something needs care soon\.\n$/);
});

test('a site that is down, a damaged database, a place without a site and bad settings are told [21.101]', async () => {
  const site = await sites[0].start();
  const kept = { ...site.environment };
  const nowhere = await findings({ ...kept, DATA_DIR: '/nowhere/at/all' });
  expect([nowhere.status, nowhere.findings.at(-1)]).toEqual([
    2,
    expect.objectContaining({ check: 'database', says: 'There is no site in /nowhere/at/all.' }),
  ]);
  const bad = await findings({ ...kept, PORT: 'x', LIMIT_LOGIN: 'many' });
  expect([bad.status, bad.findings.map(({ check, level }) => `${level} ${check}`)]).toEqual([
    2,
    ['trouble settings', 'trouble settings'],
  ]);
  const away = await findings({ ...kept, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(away.findings).toContainEqual(
    expect.objectContaining({
      check: 'database',
      level: 'trouble',
      says: expect.stringContaining('no database server'),
    }),
  );
  const file = join(site.dataDir, 'chautari.sqlite');
  await site.call('POST', '/api/notice', { json: { title: 'Last' } });
  const engine = await connect({ url: undefined, dataDir: site.dataDir });
  await engine.close();
  // Whole, because its first page stands in the log as well.
  await writeFile(file, Buffer.alloc((await stat(file)).size, 'x'), { flag: 'r+' });
  const damaged = await findings(kept);
  expect([
    damaged.status,
    damaged.findings.filter(({ level }) => level === 'trouble').map(({ check }) => check),
  ]).toEqual([2, ['database']]);
  await site.close().catch(() => {});
});

/** A finding as `level: words`. */
function judged(judge: (found: Findings) => void): string[] {
  const found = new Findings('x');
  judge(found);
  return found.all.map(({ level, says }) => `${level}: ${says}`);
}

test('judges space, age of the backup and clocks by what is left [21.103, 22.28, 22.29]', async () => {
  const GB = 1e9;
  const room = { freeBytes: 50 * GB, bytes: 100 * GB, freeInodes: 1e6, inodes: 2e6 };
  const levels = (judge: (found: Findings) => void) => judged(judge).map((line) => line.split(':')[0]);
  const ofRoom = (given: Partial<typeof room>) => levels((found) => judgeRoom(found, { ...room, ...given }));
  expect(ofRoom({})).toEqual(['fine', 'fine']);
  expect(ofRoom({ freeBytes: 1.5 * GB, freeInodes: 50_000 })).toEqual(['warning', 'warning']);
  expect(ofRoom({ freeBytes: 0.1 * GB, freeInodes: 10 })).toEqual(['trouble', 'trouble']);
  expect(ofRoom({ inodes: 0, freeInodes: 0 })).toEqual(['fine']);

  const now = new Date('2026-11-24T06:00:00Z');
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const [hours, level] of [
    [30, 'fine'],
    [37, 'warning'],
    [200, 'trouble'],
  ] as const)
    expect(levels((found) => judgeBackup(found, ago(hours), now))).toEqual([level]);
  for (const [aheadMs, level] of [
    [900, 'fine'],
    [-90_000, 'warning'],
    [700_000, 'trouble'],
  ] as const)
    expect(levels((found) => judgeClock(found, [{ name: 'x', aheadMs }]))).toEqual([level]);
  for (const [rightSince, level] of [
    [null, 'trouble'],
    [ago(2), 'warning'],
    [ago(30), 'fine'],
  ] as const)
    expect(levels((found) => judgeFuture(found, { newest: ago(-8000), rightSince }, now))).toEqual([level]);
  expect(levels((found) => judgeFuture(found, null, now))).toEqual([]);
  expect(judged((found) => judgeBackup(found, ago(-82_599), now))).toEqual([
    expect.stringMatching(/^trouble: The last backup is said to be of 2036-.* in the future.* is not known/),
  ]);
});
