import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { namesOf } from '../schema/picture-names.ts';
import { storedNamesOf } from '../schema/stored-names.ts';
import { createMedia, diskStorage, type FindKnownPaths, type MediaOptions } from './index.ts';
import { fileLeases } from './leases.fixture.ts';
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
    media: createMedia({
      storage: diskStorage(uploads),
      strays: async () => diskStorage(join(folder, 'strays')),
      leases: fileLeases(join(folder, 'leases')),
      workDirectory,
      ...options,
    }),
    leased: () => filesIn(join(folder, 'leases')),
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
    await media.begin();
    expect(await unfinished()).toEqual([]);
  });

  test('before the row was committed, its picture is set aside [18.14]', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'stored');
    const { media, stored, leased, unfinished } = successor(folder);
    expect(await stored()).toEqual(namesOf(path, [320, 640]).sort());
    expect([(await unfinished()).length, (await leased()).length]).toEqual([1, 1]);
    await kill(child);
    await media.begin();
    expect(await media.recover(none)).toEqual({ unnamed: 1, strays: 0, returned: 0 });
    expect([await stored(), await unfinished(), await leased()]).toEqual([[], [], []]);
  });

  test('after the row was committed, its picture stays', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'committed');
    await kill(child);
    const { media, stored, unfinished } = successor(folder);
    await media.begin();
    await media.recover(knowing(path));
    expect([await stored(), await unfinished()]).toEqual([namesOf(path, [320, 640]).sort(), []]);
  });

  test('at a random moment, exactly the committed pictures are left', async () => {
    const folder = temporaryFolder();
    const { child } = await uploader(folder, 'busy', 2);
    await kill(child);
    const rows = (await readFile(join(folder, 'rows'), 'utf8')).split('\n').filter(Boolean);
    const { media, stored, unfinished } = successor(folder);
    await media.begin();
    await media.recover(knowing(...rows));
    expect(await stored()).toEqual(rows.flatMap((path) => namesOf(path, [320, 640])).sort());
    expect(await unfinished()).toEqual([]);
  });
});

describe('after a process was killed, of a document', () => {
  test('nothing is left amid its upload', async () => {
    const folder = temporaryFolder();
    const { child } = await uploader(folder, 'receiving', 1, 'document');
    const { media, unfinished } = successor(folder);
    await expect.poll(unfinished).toHaveLength(1);
    await kill(child);
    await media.begin();
    expect(await unfinished()).toEqual([]);
  });

  test('nothing is left before its row was committed', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'stored', 1, 'document');
    const { media, stored, unfinished } = successor(folder);
    expect(await stored()).toEqual(storedNamesOf(path));
    await kill(child);
    await media.begin();
    expect(await media.recover(none)).toEqual({ unnamed: 1, strays: 0, returned: 0 });
    expect([await stored(), await unfinished()]).toEqual([[], []]);
  });

  test('exactly the committed ones are left after a kill at a random moment', async () => {
    const folder = temporaryFolder();
    const { child } = await uploader(folder, 'busy', 3, 'document');
    await kill(child);
    const rows = (await readFile(join(folder, 'rows'), 'utf8')).split('\n').filter(Boolean);
    const { media, stored, unfinished } = successor(folder);
    await media.begin();
    await media.recover(knowing(...rows));
    expect(await stored()).toEqual(rows.flatMap(storedNamesOf).sort());
    expect(await unfinished()).toEqual([]);
  });
});

test('files in flight in this process stay', async () => {
  const { media, send, settle, stored, unfinished } = createTestMedia();
  const content = await plainPicture(400, 300).jpeg().toBuffer();
  const known = await send(content);
  await settle([known]);
  const upload = await media.receive(streamOf(content));
  await send(content);
  const before = [await stored(), await unfinished()];
  expect(before.map((names) => names.length)).toEqual([4, 1]);
  await media.recover(knowing(known.path));
  expect([await stored(), await unfinished()]).toEqual(before);
  await media.discard([upload]);
});

test('strays in storage are set aside, and only they', async () => {
  const id = 'c3'.repeat(16);
  const { media, send, settle, stored, setAside, uploads } = createTestMedia();
  const known = await send(await plainPicture(400, 300).jpeg().toBuffer());
  await settle([known]);
  for (const name of [`${id}.webp`, `${id}-640.webp`, `${id}.pdf`, 'readme.txt'])
    await writeFile(join(uploads, name), '');
  const recovered = await media.recover(knowing(known.path));
  expect(recovered).toEqual({ unnamed: 0, strays: 3, returned: 0 });
  expect(await setAside()).toEqual([`${id}-640.webp`, `${id}.pdf`, `${id}.webp`]);
  expect(await stored()).toEqual([...namesOf(known.path, known.widths), 'readme.txt'].sort());
});
