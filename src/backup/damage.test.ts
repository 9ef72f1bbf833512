import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareDatabases } from '../db/engines.fixture.ts';
import { digestsOf } from '../media/index.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { emptyTargetOn, temporaryFolder } from './site.fixture.ts';
import { backedUp, copyOfSite, migrations, restored } from './small-site.fixture.ts';
import { verify } from './verify.ts';

const [embedded] = bareDatabases;

let parent: string;
let whole: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'chautari-damage-'));
  whole = join(parent, 'whole');
  const site = await copyOfSite(embedded);
  await backedUp(site, { folder: whole });
  await site.close();
});
afterAll(() => rm(parent, { recursive: true }));

/** A copy of the folder, and the paths of its files within it, without the lock. */
async function copied() {
  const folder = join(await temporaryFolder(), 'copy');
  await cp(whole, folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== 'backup-lock' && entry.name !== 'site-id')
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();
  return { folder, files };
}

/** What a verification finds, in one text. */
const foundIn = (folder: string) =>
  verify({ folder, migrations, progress: () => {} }).then(
    ({ problems }) => problems.join('\n'),
    (error: Error) => error.message,
  );

/** Expects a restore to be refused with these words, and no site to be there. */
async function expectRefusal(folder: string, words: string | RegExp) {
  const target = await emptyTargetOn(embedded);
  await expect(restored(folder, target)).rejects.toThrow(words);
  const left = new Set(await readdir(target.dataDir));
  expect([...left.difference(new Set(['lock', 'unit', 'uploads']))]).toEqual([]);
}

test('a single wrong bit is found in every file, which is named [18.85]', async () => {
  const { folder, files } = await copied();
  expect(files.length).toBeGreaterThan(40);
  for (const name of files) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    for (const share of [0, 0.37, 0.999]) {
      const flipped = Buffer.from(bytes);
      const at = Math.floor(share * bytes.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      await writeFile(file, flipped);
      expect(await foundIn(folder), `${name}, byte ${at}`).toContain(file);
    }
    await writeFile(file, bytes);
  }
  expect(await foundIn(folder)).toBe('');
});

test('a missing, a longer and a shorter file are found, and refused by a restore [18.85]', async () => {
  const { folder, files } = await copied();
  const upload = files.find((name) => name.startsWith('uploads/')) ?? '';
  const rows = files.find((name) => name.endsWith('notice.jsonl.gz')) ?? '';
  for (const name of [upload, rows, 'manifest.json']) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    for (const damage of [
      () => rm(file),
      () => truncate(file, bytes.length - 1),
      () => writeFile(file, Buffer.concat([bytes, Buffer.of(0)])),
    ]) {
      await damage();
      expect(await foundIn(folder)).toContain(file);
      await expectRefusal(folder, file);
      await writeFile(file, bytes);
    }
  }
});

/** Writes another manifest, with a seal that fits, and rows that its digests fit. */
async function forged(
  forge: (manifest: Manifest) => void,
  rows: Record<string, (text: string) => string> = {},
) {
  const { folder } = await copied();
  const { seal: _, ...manifest } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  for (const [table, change] of Object.entries(rows)) {
    const file = join(folder, 'rows', manifest.moment, `${table}.jsonl.gz`);
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
    const { size, sha256 } = await digestsOf(file);
    Object.assign(
      manifest.tables.find(({ name }: { name: string }) => name === table),
      { size, sha256 },
    );
  }
  forge(manifest);
  const { format, program, ...facts } = manifest;
  const text = writeManifest(facts);
  await writeFile(join(folder, 'manifest.json'), text);
  await writeFile(join(folder, 'rows', manifest.moment, 'manifest.json'), text);
  return folder;
}

test.each(['../evil.webp', `/tmp/${'ab'.repeat(16)}.webp`, 'notes.txt', '.'])(
  'a file by the name of %s is refused',
  async (name) => {
    const folder = await forged(({ files }) => files.push({ name, size: 4, sha256: '0'.repeat(64) }));
    await expectRefusal(folder, 'damaged');
  },
);

test.each<[string, (manifest: Manifest) => void]>([
  ['fewer rows', ({ tables }) => Object.assign(tables.find(({ name }) => name === 'faq') ?? {}, { rows: 1 })],
  [
    'more rows',
    ({ tables }) => Object.assign(tables.find(({ name }) => name === 'faq') ?? {}, { rows: 1000 }),
  ],
  ['a negative size', ({ files }) => Object.assign(files[0] ?? {}, { size: -1 })],
  ['one table less', ({ tables }) => tables.shift()],
  ['rows elsewhere', (manifest) => Object.assign(manifest, { moment: '..' })],
])('a manifest that tells of %s is refused', async (_, forge) => {
  await expectRefusal(await forged(forge), 'damaged');
});

test.each([
  ['not a row', '[]'],
  ['a column too few', '{"key":"a"}'],
  ['a column too many', '{"key":"a","value":1,"__proto__":2}'],
  ['another type', '{"key":"a","value":"1"}'],
  ['a fraction', '{"key":"a","value":1.5}'],
  ['nothing where something belongs', '{"key":null,"value":1}'],
  ['no JSON', '{"key":'],
])('rows of which one is %s are refused', async (_, line) => {
  await expectRefusal(await forged(() => {}, { state: (text) => `${text}${line}\n` }), /state.jsonl.gz is/);
});

test('one of a newer version is told to be newer', async () => {
  const folder = await forged((manifest) => manifest.migrations.push('9999-from-the-future'));
  await expectRefusal(folder, /was made by a newer version/);
});

test('what is no folder of backups is refused in words', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'site.tar'), 'an archive');
  await expectRefusal(join(folder, 'site.tar'), /is a file. A backup is a folder/);
  await expectRefusal(join(folder, 'missing'), 'There is no folder');
  await mkdir(join(folder, 'other'));
  await expectRefusal(join(folder, 'other'), 'is no backup of Chautari');
});
