import {
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareDatabases } from '../db/engines.fixture.ts';
import { ArchiveReader } from './archive-reader.ts';
import { type Packed, packedIn, TamperedArchive } from './repack.fixture.ts';
import { emptyTargetOn } from './site.fixture.ts';
import { backedUp, copyOfSite, migrations, restored } from './small-site.fixture.ts';
import { headerOf, newHash, sealOf } from './tar.ts';

const [embedded] = bareDatabases;
const STORED = `${'ab'.repeat(16)}.webp`;

let folder: string;
let whole: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chautari-damage-'));
  whole = join(folder, 'whole.tar');
  const site = await copyOfSite(embedded);
  await backedUp(site, { file: whole });
  await site.close();
});
afterAll(() => rm(folder, { recursive: true }));

const known = migrations.map(({ name }) => name);
const opened = async (file: string) => {
  const archive = await ArchiveReader.open(file, { migrations: known, progress: () => {} });
  await archive.close();
};

/** Expects a restore to be refused with this message and to leave nothing behind. */
async function expectRefusal(
  file: string,
  words: string | RegExp,
  database = embedded as (typeof bareDatabases)[number],
) {
  const target = await emptyTargetOn(database);
  const dataDir = join(target.dataDir, 'new');
  await expect(restored(file, { url: target.url, dataDir })).rejects.toThrow(words);
  expect(await readdir(target.dataDir)).toEqual([]);
  if (target.url) await restored(whole, { url: target.url, dataDir });
}

test('standard tar programs can list it', async () => {
  const packed = await packedIn(whole);
  const names = packed.map(({ name }) => name);
  expect(names.slice(-2)).toEqual(['manifest.json', 'seal.sha256']);
  const { tables, uploads } = (await TamperedArchive.of(whole)).manifest;
  expect(names.slice(0, -2)).toEqual([
    ...tables.map(({ name }) => `tables/${name}.jsonl.gz`),
    ...uploads.map(({ name }) => `uploads/${name}`),
  ]);
});

test('a single wrong bit is detected at any position', async () => {
  const { size } = await stat(whole);
  const file = join(folder, 'bit.tar');
  await copyFile(whole, file);
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  // Flips bits in the seal, the end marker, headers, contents, padding and the manifest.
  const last = Array.from({ length: 2048 }, (_, back) => size - 1 - back).filter((at) => at % 53 === 0);
  const all = Array.from({ length: 50 }, (_, nth) => Math.floor((nth * size) / 50) + (nth % 512));
  for (const at of [0, 123, 150, 156, 511, ...all, ...last]) {
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.of((byte[0] ?? 0) ^ (1 << (at % 8))), 0, 1, at);
    await expect(opened(file), `byte ${at}`).rejects.toThrow(/damaged/);
    await handle.write(byte, 0, 1, at);
  }
  await handle.close();
  await opened(file);
});

test('a truncated file is detected at any length', async () => {
  const { size } = await stat(whole);
  const file = join(folder, 'cut.tar');
  await copyFile(whole, file);
  const cuts = Array.from({ length: 20 }, (_, nth) => Math.floor((nth * size) / 20));
  const nearTheEnd = [1, 511, 512, 1024, 1536, 2047, 2048, 2560].map((back) => size - back);
  for (const length of [...cuts, ...nearTheEnd].toSorted((a, b) => b - a)) {
    await truncate(file, length);
    await expect(opened(file), `${length} bytes`).rejects.toThrow(/damaged/);
  }
});

test.each([
  ['a single byte', Buffer.of(0)],
  ['another end of a tar', Buffer.alloc(1024)],
  ['itself once more', null],
])('what has %s after its end is refused', async (_, more) => {
  const file = join(folder, 'longer.tar');
  const bytes = await readFile(whole);
  await writeFile(file, Buffer.concat([bytes, more ?? bytes]));
  await expectRefusal(file, 'damaged');
});

describe.each(bareDatabases)('On $name', (database) => {
  test('damage that only shows in the middle of the rows leaves nothing behind', async () => {
    const archive = await TamperedArchive.of(whole);
    archive.changeRows('notice', (text) => text.replace(/.*\n$/, '{"_id":"of another table"}\n'));
    const file = await archive.write(join(folder, `rows-${database.name}.tar`));
    await expectRefusal(file, 'damaged', database);
  });
});

test.each<[string, (archive: TamperedArchive) => void]>([
  [
    'a checksum of a table',
    ({ manifest }) => Object.assign(manifest.tables[3] ?? {}, { sha256: '0'.repeat(64) }),
  ],
  [
    'a checksum of an upload',
    ({ manifest }) => Object.assign(manifest.uploads[3] ?? {}, { sha256: '0'.repeat(64) }),
  ],
  ['a size', ({ manifest }) => Object.assign(manifest.uploads[0] ?? {}, { size: 1 })],
  ['fewer rows', (archive) => archive.changeRows('faq', (text) => text, { rows: 1 })],
  ['more rows', (archive) => archive.changeRows('faq', (text) => text, { rows: 1000 })],
  ['less text', (archive) => archive.changeRows('faq', (text) => text, { unpacked: 100 })],
  ['a negative size', ({ manifest }) => Object.assign(manifest.uploads[0] ?? {}, { size: -1 })],
  ['no tables', ({ manifest }) => Object.assign(manifest, { tables: undefined })],
  ['another program', ({ manifest }) => Object.assign(manifest, { program: 'Other' })],
  ['one table less', ({ manifest, files }) => [manifest.tables.shift(), files.shift()]],
  ['an upload less than there are', ({ manifest }) => manifest.uploads.pop()],
  ['an upload more than there are', ({ manifest }) => manifest.uploads.push({ ...manifest.uploads[0] })],
  ['another order', ({ manifest }) => manifest.uploads.reverse()],
])('a manifest that tells of %s is refused', async (_, forge) => {
  const archive = await TamperedArchive.of(whole);
  forge(archive);
  await expectRefusal(await archive.write(join(folder, 'forged.tar')), 'damaged');
  await rm(join(folder, 'forged.tar'));
});

test.each(['../evil.webp', `../../${STORED}`, `/tmp/${STORED}`, `x/${STORED}`, 'notes.txt', '.'])(
  'an upload by the name of %s is refused',
  async (name) => {
    const archive = await TamperedArchive.of(whole);
    const content = Buffer.from('evil');
    archive.files.push({ name: `uploads/${name}`, content });
    archive.manifest.uploads.push({ name, size: 4, sha256: newHash().update(content).digest('hex') });
    await expectRefusal(await archive.write(join(folder, 'names.tar')), 'damaged');
    await rm(join(folder, 'names.tar'));
  },
);

test.each<[string, Packed[]]>([
  ['a file that the manifest does not name', [{ name: 'uploads/more.webp', content: Buffer.from('more') }]],
  ['a folder', [{ name: 'uploads/', content: Buffer.alloc(0) }]],
])('an archive with %s is refused', async (_, more) => {
  const archive = await TamperedArchive.of(whole);
  archive.files.push(...more);
  await expectRefusal(await archive.write(join(folder, 'more.tar')), 'damaged');
  await rm(join(folder, 'more.tar'));
});

test.each([
  ['no manifest', null],
  ['a manifest that is no JSON', Buffer.from('{"format":1')],
  ['a manifest that is something else', Buffer.from('[1]')],
  ['an empty manifest', Buffer.alloc(0)],
])('an archive with %s is refused', async (_, manifest) => {
  const file = await (await TamperedArchive.of(whole)).write(join(folder, 'manifest.tar'), manifest);
  await expectRefusal(file, 'damaged');
  await rm(file);
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
  const archive = await TamperedArchive.of(whole);
  archive.changeRows('state', (text) => `${text}${line}\n`);
  const file = await archive.write(join(folder, 'row.tar'));
  await expectRefusal(file, 'damaged');
  await rm(file);
});

test('rows that unpack to far more than was said are refused', async () => {
  const archive = await TamperedArchive.of(whole);
  archive.changeRows('state', () => `${' '.repeat(2_000_000)}\n`, { unpacked: 1000, rows: 1 });
  await expectRefusal(await archive.write(join(folder, 'bomb.tar')), 'damaged');
});

test.each<[string, Record<string, unknown>]>([
  ['format', { format: 2 }],
  ['migration', { migrations: [...known, '9999-from-the-future'] }],
])('one with a newer %s is told to be newer', async (_, newer) => {
  const archive = await TamperedArchive.of(whole);
  Object.assign(archive.manifest, newer);
  const file = await archive.write(join(folder, 'newer.tar'));
  await expectRefusal(file, /was made by a newer version/);
  // Tampering and disk faults cannot be told apart.
  const bytes = await readFile(file);
  bytes[bytes.length - 1100] = 0xff;
  await writeFile(file, bytes);
  await expectRefusal(file, /damaged, or was made by a newer version/);
  await rm(file);
});

test('a tar with links in it is refused', async () => {
  const tar = pack();
  tar.entry({ name: 'uploads', type: 'symlink', linkname: '/etc' });
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(Buffer.from(chunk as Uint8Array));
  const body = Buffer.concat(chunks).subarray(0, 512);
  const file = join(folder, 'link.tar');
  await writeFile(file, Buffer.concat([body, sealOf(newHash().update(body))]));
  await expectRefusal(file, 'damaged');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(20_480)],
  ['another file', Buffer.alloc(20_480, 'not a tar ')],
])('%s is not a backup', async (_, bytes) => {
  await writeFile(join(folder, 'other'), bytes);
  await expectRefusal(join(folder, 'other'), 'not a backup of Chautari');
});

test('anything that is not a file is refused', async () => {
  await expectRefusal(join(folder, 'missing.tar'), 'There is no');
  await mkdir(join(folder, 'folder'));
  await expectRefusal(join(folder, 'folder'), 'is not a file');
  await expectRefusal('/dev/zero', 'is not a file');
  await symlink(whole, join(folder, 'link'));
  await opened(join(folder, 'link'));
});

test('a name or a size that does not fit into a header is not written', () => {
  expect(headerOf('a/b.webp', 8 ** 11 - 1)).toHaveLength(512);
  expect(() => headerOf('x'.repeat(100), 1)).toThrow(RangeError);
  expect(() => headerOf('नाम', 1)).toThrow(RangeError);
  expect(() => headerOf('large', 8 ** 11)).toThrow(RangeError);
});
