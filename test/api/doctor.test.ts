import { appendFile, chmod, cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../src/db/connect.ts';
import { recordBackup } from '../../src/db/last-backup.ts';
import { servingProcesses } from '../../src/db/processes.ts';
import { openReadOnly } from '../../src/db/read-only.ts';
import { judgeBackup } from '../../src/doctor/backup-age.ts';
import { tlsServersOf } from '../../src/doctor/called-servers.ts';
import { certificateOf } from '../../src/doctor/certificate.ts';
import { judgeCertificate } from '../../src/doctor/certificates.ts';
import { judgeClock, judgeNewest } from '../../src/doctor/clock.ts';
import { Findings } from '../../src/doctor/finding.ts';
import { judgeRoom } from '../../src/doctor/space.ts';
import { readSettings } from '../../src/settings.ts';
import { examined, findings } from '../doctor.ts';
import { pdfFile } from '../documents.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { sites, type TestSite } from '../site.ts';

async function servingProcessesOf({ environment, dataDir }: TestSite) {
  const database = await openReadOnly({ url: environment.DATABASE_URL, dataDir });
  return servingProcesses(database.reader, database.now()).finally(() => database.close());
}

describe.each(sites)('The doctor on $name', ({ start }) => {
  /** A site with a picture, a document and a backup, which has said that it serves. */
  async function startSite() {
    const site = await start();
    onTestFinished(() => site.close());
    await chmod(site.dataDir, 0o750);
    const image = await pictureFile();
    const notice = await site.call('POST', '/api/notice', { body: multipart({ title: 'Fees', image }) });
    const sent = await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile() }) });
    const engine = await connect({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
    await recordBackup(engine, new Date());
    await expect.poll(() => servingProcesses(engine.reader, engine.now())).toHaveLength(1);
    await engine.close();
    const stored = (path: unknown) => join(site.dataDir, 'uploads', String(path).replace('/uploads/', ''));
    return { site, picture: stored(notice.record.image), document: stored(sent.record.path), stored };
  }

  const unwell = async (site: TestSite) => {
    const { status, findings: all } = await findings(site.environment);
    const found = all.filter(({ check, level }) => level !== 'fine' && check !== 'space');
    return { status, found: found.map(({ check, level, says }) => `${level} ${check}: ${says}`) };
  };

  test('finds nothing wrong with a site that serves, which serves on and is not changed [21.100, 21.101]', async () => {
    const { site } = await startSite();
    const before = await readdir(site.dataDir);
    expect((await unwell(site)).found).toEqual([]);
    expect((await readdir(site.dataDir)).sort()).toEqual(before.sort());
    expect((await site.call('GET', '/readyz')).status).toBe(200);
    const { findings: all } = await findings(site.environment);
    expect([...new Set(all.map(({ check }) => check))]).toEqual([
      ...['settings', 'folder', 'space', 'database', 'migrations', 'integrity', 'files', 'clock'],
      ...['backup', 'processes'],
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

test('names what the account of the service cannot write, also when it runs as root [22.25]', async () => {
  const site = await sites[0].start();
  onTestFinished(() => site.close());
  await chmod(site.dataDir, 0o750);
  const troubles = async () =>
    (await findings(site.environment)).findings
      .filter(({ check, level }) => check === 'folder' && level === 'trouble')
      .map(({ says, advice }) => `${says} ${advice}`);
  expect(await troubles()).toEqual([]);
  const [file, incoming] = ['chautari.sqlite', 'incoming'].map((name) => join(site.dataDir, name));
  await chmod(file ?? '', 0o440);
  await chmod(incoming ?? '', 0o550);
  const own = /chown \d+:\d+ .*; chmod u\+rw/;
  const told = await troubles();
  expect(told).toHaveLength(2);
  for (const path of [file, incoming])
    expect(told).toContainEqual(expect.stringMatching(new RegExp(`^${path} cannot be written`)));
  for (const line of told) expect(line).toMatch(own);
  await chmod(file ?? '', 0o640);
  await rm(incoming ?? '', { recursive: true });
  const { findings: all } = await findings(site.environment);
  expect(all).toContainEqual(
    expect.objectContaining({ level: 'warning', says: expect.stringContaining('There is no folder') }),
  );
});

test.each(['serves', 'was killed', 'was closed'])('changes no file of a site that %s [22.23]', async (how) => {
  const site = await sites[0].start();
  const dataDir = `${site.dataDir}-copy`;
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await site.call('POST', '/api/notice', { json: { title: 'Fees' } });
  if (how === 'was closed') await cp(site.dataDir, dataDir, { recursive: true });
  const engine = await connect({ url: undefined, dataDir: how === 'was closed' ? dataDir : site.dataDir });
  await recordBackup(engine, new Date());
  if (how === 'was killed') await cp(site.dataDir, dataDir, { recursive: true });
  await engine.close();
  const looked = how === 'serves' ? site.dataDir : dataDir;
  const files = async () =>
    Promise.all(
      (await readdir(looked))
        .filter((name) => name.startsWith('chautari'))
        .map(async (name) => [name, await readFile(join(looked, name))] as const),
    );
  await expect.poll(() => servingProcessesOf(site)).toHaveLength(1);
  const before = await files();
  expect(before).toHaveLength(how === 'was closed' ? 1 : 3);
  const { findings: found } = await findings({ ...site.environment, DATA_DIR: looked });
  expect(found).toContainEqual(
    expect.objectContaining({ check: 'integrity', says: 'The database has no damage.' }),
  );
  expect(found).toContainEqual(expect.objectContaining({ check: 'backup', level: 'fine' }));
  // The index has the marks of who reads.
  const withoutIndex = (all: typeof before) => all.filter(([name]) => how !== 'serves' || !name.endsWith('-shm'));
  expect(withoutIndex(await files())).toEqual(withoutIndex(before));
  await site.close();
});

test('may only read on a server, even by mistake [22.23]', async () => {
  const site = await sites[1].start();
  onTestFinished(() => site.close());
  const database = await openReadOnly({ url: site.environment.DATABASE_URL, dataDir: site.dataDir });
  const writing = database.reader.deleteFrom('event').execute();
  await expect(writing).rejects.toThrow('read-only transaction');
  await database.close();
});

test('says of every line that is not fine what to do, and ends as monitoring wants it [21.100]', async () => {
  const site = await sites[0].start();
  onTestFinished(() => site.close());
  await chmod(site.dataDir, 0o755);
  const { status, out } = await examined({ ...site.environment, NOW: '2026-11-24T10:00:00Z' });
  expect(status).toBe(1);
  for (const [line, advice] of [
    ['warning  settings: NOW replaces the time', 'Take NOW out'],
    ['warning  folder: Everybody on this machine', 'chmod o-rwx'],
    ['warning  backup: No backup is known.', 'npm run chautari -- backup FILE'],
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
  await writeFile(file, Buffer.alloc(4096, 'x'), { flag: 'r+' });
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

test('judges space, age of the backup, clocks and certificates by what is left [21.103]', async () => {
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
  expect(levels((found) => judgeNewest(found, ago(-1), now))).toEqual(['trouble']);
  expect(levels((found) => judgeNewest(found, ago(1), now))).toEqual([]);

  const server = { setting: 'LLM_BASE_URL', host: 'models.example', port: 443 };
  for (const [days, refusal, level] of [
    [90, null, 'fine'],
    [20, null, 'warning'],
    [2, null, 'trouble'],
    [-1, null, 'trouble'],
    [90, 'SELF_SIGNED', 'trouble'],
  ] as const)
    expect(
      levels((found) => judgeCertificate(found, server, { until: ago(-24 * days - 1), refusal }, now)),
    ).toEqual([level]);
  expect(judged((found) => judgeCertificate(found, server, new Error('it does not answer'), now))).toEqual([
    'warning: LLM_BASE_URL: models.example:443 showed no certificate (it does not answer).',
  ]);
});

test('checks the TLS servers in the settings, with a time limit [21.103]', async () => {
  const settings = readSettings({
    PUBLIC_URL: 'https://college.example',
    CHATBOT_URL: 'http://bot.example/hook',
    CDN_PURGE_URL: 'https://cdn.example:8443/purge',
    STORAGE_URL: 's3://college/site?region=ap-south-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'y',
    SMTP_URL: 'smtp://mail.example?tls.rejectUnauthorized=false',
    DATABASE_URL: 'postgres://u@one:5433,two/db?sslmode=verify-full',
  });
  expect(tlsServersOf(settings).map(({ host, port, before = '-' }) => `${host}:${port} ${before}`)).toEqual([
    'college.example:443 -',
    's3.ap-south-1.amazonaws.com:443 -',
    'cdn.example:8443 -',
    'mail.example:587 smtp',
    'one:5433 database',
    'two:5432 database',
  ]);
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const asked = certificateOf({ setting: 'X', host: '127.0.0.1', port }, 200);
  await expect(asked).rejects.toThrow('it does not answer');
});
