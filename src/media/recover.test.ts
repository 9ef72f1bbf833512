import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { namesOf } from '../schema/picture-names.ts';
import { storedNamesOf } from '../schema/stored-names.ts';
import { createMedia, diskStorage, type FindKnownPaths, type MediaOptions } from './index.ts';
import { createTestMedia, filesIn, plainPicture, streamOf, temporaryFolder } from './media.fixture.ts';

const none: FindKnownPaths = async () => new Set();
const knowing =
  (...known: string[]): FindKnownPaths =>
  async (paths) =>
    new Set(paths.filter((path) => known.includes(path)));

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts a process that uploads into `folder`, and waits until it has reached `lines` steps. */
async function uploader(folder: string, what: string, lines = 1, kind: 'picture' | 'document' = 'picture') {
  const script = join(import.meta.dirname, 'upload-process.fixture.ts');
  const child = spawn(process.execPath, [script, folder, what, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  let last = '';
  const output = createInterface({ input: child.stdout });
  for await (const line of output) {
    last = line;
    lines--;
    if (lines === 0) break;
  }
  child.stdout.resume();
  return { child, last };
}

/** A server that starts on the files that another one left in `folder`. */
function successor(folder: string, options: Partial<MediaOptions> = {}) {
  const uploads = join(folder, 'uploads');
  const workDirectory = join(folder, 'work');
  return {
    media: createMedia({ storage: diskStorage(uploads), workDirectory, ...options }),
    stored: () => filesIn(uploads),
    unfinished: () => filesIn(workDirectory),
  };
}

describe('after a process was killed', () => {
  test('amid an upload, nothing of it is left', async () => {
    const folder = temporaryFolder();
    const { child } = await uploader(folder, 'receiving');
    const { media, unfinished } = successor(folder);
    await expect.poll(unfinished).toHaveLength(1);
    await kill(child);
    await media.recover(none);
    expect(await unfinished()).toEqual([]);
  });

  test('before the row was committed, its picture is deleted, but not while the process runs', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'stored');
    const { media, stored, unfinished } = successor(folder);
    const before = [await stored(), await unfinished()];
    expect(before[0]).toEqual(namesOf(path, [320, 640]).sort());
    expect(before[1]?.map((name) => name.split('.')[1]).sort()).toEqual(['intent', 'upload']);
    await media.recover(none);
    expect([await stored(), await unfinished()]).toEqual(before);
    await kill(child);
    expect(await media.recover(none)).toEqual({ temporaryFiles: 1, unnamed: 1, strays: 0 });
    expect([await stored(), await unfinished()]).toEqual([[], []]);
  });

  test('after the row was committed, its picture stays', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'committed');
    await kill(child);
    const { media, stored, unfinished } = successor(folder);
    await media.recover(knowing(path));
    expect([await stored(), await unfinished()]).toEqual([namesOf(path, [320, 640]).sort(), []]);
  });

  test('at a random moment, exactly the committed pictures are left', async () => {
    const folder = temporaryFolder();
    for (const steps of [1, 2, 3]) {
      const { child } = await uploader(folder, 'busy', steps);
      await kill(child);
      const rows = (await readFile(join(folder, 'rows'), 'utf8')).split('\n').filter(Boolean);
      const { media, stored, unfinished } = successor(folder);
      await media.recover(knowing(...rows));
      expect(await stored()).toEqual(rows.flatMap((path) => namesOf(path, [320, 640])).sort());
      expect(await unfinished()).toEqual([]);
    }
  });
});

describe('after a process was killed, of a document', () => {
  test('nothing is left amid its upload', async () => {
    const folder = temporaryFolder();
    const { child } = await uploader(folder, 'receiving', 1, 'document');
    const { media, unfinished } = successor(folder);
    await expect.poll(unfinished).toHaveLength(1);
    await kill(child);
    await media.recover(none);
    expect(await unfinished()).toEqual([]);
  });

  test('nothing is left before its row was committed, but it stays while the process runs', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'stored', 1, 'document');
    const { media, stored, unfinished } = successor(folder);
    await media.recover(none);
    expect(await stored()).toEqual(storedNamesOf(path));
    await kill(child);
    expect(await media.recover(none)).toEqual({ temporaryFiles: 0, unnamed: 1, strays: 0 });
    expect([await stored(), await unfinished()]).toEqual([[], []]);
  });

  test('exactly the committed ones are left after a kill at a random moment', async () => {
    const folder = temporaryFolder();
    const { child } = await uploader(folder, 'busy', 3, 'document');
    await kill(child);
    const rows = (await readFile(join(folder, 'rows'), 'utf8')).split('\n').filter(Boolean);
    const { media, stored, unfinished } = successor(folder);
    await media.recover(knowing(...rows));
    expect(await stored()).toEqual(rows.flatMap(storedNamesOf).sort());
    expect(await unfinished()).toEqual([]);
  });
});

test('files in flight in this process stay', async () => {
  const { media, send, stored, unfinished } = createTestMedia();
  const content = await plainPicture(400, 300).jpeg().toBuffer();
  const known = await send(content);
  await media.settle([known]);
  const upload = await media.receive(streamOf(content));
  await send(content);
  const before = [await stored(), await unfinished()];
  expect(before.map((names) => names.length)).toEqual([4, 2]);
  await media.recover(knowing(known.path));
  expect([await stored(), await unfinished()]).toEqual(before);
  await media.discard([upload]);
});

describe('by their names and ages', () => {
  const id = 'c3'.repeat(16);
  const hour = 60 * 60 * 1000;

  async function leave(file: string, age: number) {
    await writeFile(file, '');
    const then = new Date(Date.now() - age);
    await utimes(file, then, then);
  }

  test.each([
    [
      'of a predecessor with the same number',
      (own: string) => own.replace(/-[0-9a-z]+-(?=[^-]*$)/, '-1-'),
      0,
      true,
    ],
    ['of a machine unknown, just now', (own: string) => own.replace(/^[0-9a-f]{8}/, '00000000'), 0, false],
    [
      'of a machine unknown, long ago',
      (own: string) => own.replace(/^[0-9a-f]{8}/, '00000000'),
      2 * hour,
      true,
    ],
    ['of this process, however slow', (own: string) => own, 2 * hour, false],
    ['that is not ours', () => 'notes.upload', 2 * hour, false],
  ])('a temporary file %s', async (_, rename, age, goes) => {
    const { media, workDirectory, unfinished } = createTestMedia();
    const upload = await media.receive(streamOf(await plainPicture(9, 9).png().toBuffer()));
    const own = (await unfinished())[0] ?? '';
    await media.discard([upload]);
    const name = rename(own);
    await leave(join(workDirectory, name), age);
    await media.recover(none);
    expect(await unfinished()).toEqual(goes ? [] : [name]);
  });

  test('strays in storage are deleted if one picture is known, and only they', async () => {
    const { media, send, stored, uploads } = createTestMedia();
    const known = await send(await plainPicture(400, 300).jpeg().toBuffer());
    await media.settle([known]);
    for (const name of [`${id}.webp`, `${id}-640.webp`, `${id}.pdf`, 'readme.txt'])
      await leave(join(uploads, name), 0);
    const recovered = await media.recover(knowing(known.path));
    expect(recovered).toEqual({ temporaryFiles: 0, unnamed: 0, strays: 3 });
    expect(await stored()).toEqual([...namesOf(known.path, known.widths), 'readme.txt'].sort());
  });

  test('a database without any pictures deletes none', async () => {
    const warnings: string[] = [];
    const log = { info: () => undefined, warn: (_: object, message: string) => warnings.push(message) };
    const { media, stored, uploads } = createTestMedia({ log });
    await mkdir(uploads);
    await leave(join(uploads, `${id}.webp`), 2 * hour);
    await media.recover(none);
    expect(await stored()).toEqual([`${id}.webp`]);
    expect(warnings).toEqual([expect.stringContaining('none was deleted')]);
  });

  test('with writers in other work directories, new strays stay', async () => {
    const folder = temporaryFolder();
    const uploads = join(folder, 'uploads');
    await mkdir(uploads);
    const [known, young, old] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.webp`);
    await leave(join(uploads, known ?? ''), 2 * hour);
    await leave(join(uploads, young ?? ''), hour / 2);
    await leave(join(uploads, old ?? ''), 2 * hour);
    const storage = { ...diskStorage(uploads), sharesWorkDirectory: false };
    const { media, stored } = successor(folder, { storage });
    await media.recover(knowing(`/uploads/${known}`));
    expect(await stored()).toEqual([known, young]);
  });
});
