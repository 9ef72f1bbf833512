import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { namesOf } from '../schema/picture-names.ts';
import { storedNamesOf } from '../schema/stored-names.ts';
import { createMedia, diskStorage, type FindKnownPaths, type MediaOptions } from './index.ts';
import { fileLeases } from './leases.fixture.ts';
import { createTestMedia, filesIn, plainPicture, streamOf, temporaryFolder } from './media.fixture.ts';

const PDF = `%PDF-1.4\n${'%\n'.repeat(400)}%%EOF\n`;
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
    await media.recover(none);
    expect(await unfinished()).toEqual([]);
  });

  test('before the row was committed, its picture is set aside, but not while the process runs [18.14]', async () => {
    const folder = temporaryFolder();
    const { child, last: path } = await uploader(folder, 'stored');
    const { media, stored, leased, unfinished } = successor(folder);
    const before = [await stored(), await unfinished(), await leased()];
    expect(before[0]).toEqual(namesOf(path, [320, 640]).sort());
    expect(before[1]?.map((name) => name.split('.')[1]).sort()).toEqual(['intent', 'upload']);
    expect(before[2]).toHaveLength(1);
    await media.recover(none);
    expect([await stored(), await unfinished(), await leased()]).toEqual(before);
    await kill(child);
    expect(await media.recover(none)).toEqual({ temporaryFiles: 1, unnamed: 1, strays: 0, returned: 0 });
    expect([await stored(), await unfinished(), await leased()]).toEqual([[], [], []]);
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
    const { child } = await uploader(folder, 'busy', 2);
    await kill(child);
    const rows = (await readFile(join(folder, 'rows'), 'utf8')).split('\n').filter(Boolean);
    const { media, stored, unfinished } = successor(folder);
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
    expect(await media.recover(none)).toEqual({ temporaryFiles: 0, unnamed: 1, strays: 0, returned: 0 });
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
  const { media, send, settle, stored, unfinished } = createTestMedia();
  const content = await plainPicture(400, 300).jpeg().toBuffer();
  const known = await send(content);
  await settle([known]);
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
    [
      'by which a predecessor read the time',
      (own: string) => own.replace(/-[0-9a-z]+-(?=[^-]*$)/, '-1-').replace(/upload$/, 'clock'),
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

  test('a clock that is hours ahead takes nothing from another running process [18.13]', async () => {
    const { media, workDirectory, unfinished } = createTestMedia();
    const upload = await media.receive(streamOf(await plainPicture(9, 9).png().toBuffer()));
    const own = (await unfinished())[0] ?? '';
    await media.discard([upload]);
    const name = own.replace(/-[0-9]+-/, `-${process.ppid}-`);
    await leave(join(workDirectory, name), 0);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * hour);
    await media.recover(none);
    expect(await unfinished()).toEqual([name]);
  });

  test('strays in storage are set aside, and only they', async () => {
    const { media, send, settle, stored, setAside, uploads } = createTestMedia();
    const known = await send(await plainPicture(400, 300).jpeg().toBuffer());
    await settle([known]);
    for (const name of [`${id}.webp`, `${id}-640.webp`, `${id}.pdf`, 'readme.txt'])
      await leave(join(uploads, name), 0);
    const recovered = await media.recover(knowing(known.path));
    expect(recovered).toEqual({ temporaryFiles: 0, unnamed: 0, strays: 3, returned: 0 });
    expect(await setAside()).toEqual([`${id}-640.webp`, `${id}.pdf`, `${id}.webp`]);
    expect(await stored()).toEqual([...namesOf(known.path, known.widths), 'readme.txt'].sort());
  });

  test('an upload has an intent beside its lease until its row is there, for a start of the version before leases [18.48]', async () => {
    const { media, send, settle, unfinished, leased } = createTestMedia();
    const intended = async () =>
      (await unfinished()).flatMap(
        (name) => /^[0-9a-f]{8}-[0-9]+-[0-9a-z]+-([0-9a-f]{32})\.intent$/.exec(name)?.[1] ?? [],
      );
    const content = await plainPicture(9, 9).png().toBuffer();
    const [committed, refused, other] = [await send(content), await send(content), await send(content)];
    const document = await media.receiveDocument(streamOf(Buffer.from(PDF)), 'a.pdf');
    const stored = await media.storeDocument(document);
    expect(await intended()).toEqual(await leased());
    expect(await intended()).toHaveLength(4);
    await settle([committed, stored]);
    await media.abandon([refused]);
    expect(await intended()).toEqual([other.path.slice('/uploads/'.length, -'.webp'.length)]);
  });

  test('an intent whose lease runs in another process deletes nothing', async () => {
    const { media, send, settle, stored, workDirectory, unfinished } = createTestMedia();
    const content = await plainPicture(9, 9).png().toBuffer();
    const [known, inFlight] = [await send(content), await send(content)];
    await settle([known]);
    const [intent = ''] = await unfinished();
    // A process of another container, with the same host name and number.
    const foreign = intent.replace(/-[0-9a-z]+-(?=[^-]*$)/, '-1-');
    await rename(join(workDirectory, intent), join(workDirectory, foreign));
    await media.recover(knowing(known.path));
    expect(await stored()).toEqual(
      [known, inFlight].flatMap(({ path, widths }) => namesOf(path, widths)).sort(),
    );
    expect(await unfinished()).toEqual([foreign]);
  });

  test.each([
    ['runs', 'stays', 0],
    ['is dead', 'goes', 1],
  ])('an upload of the version before leases whose process %s %s', async (_, __, unnamed) => {
    const { media, send, settle, stored, workDirectory, unfinished, uploads } = createTestMedia();
    const known = await send(await plainPicture(9, 9).png().toBuffer());
    await settle([known]);
    await leave(join(uploads, `${id}.webp`), 0);
    const upload = await media.receive(streamOf(await plainPicture(9, 9).png().toBuffer()));
    const own = (await unfinished())[0] ?? '';
    await media.discard([upload]);
    const name = own.replace(/-[0-9a-f]{32}\.upload$/, `-${id}.intent`);
    const intent = unnamed ? name.replace(/-[0-9a-z]+-(?=[^-]*$)/, '-1-') : name;
    await leave(join(workDirectory, intent), 0);
    const strays = unnamed;
    expect(await media.recover(knowing(known.path))).toMatchObject({ unnamed: 0, strays });
    const kept = unnamed ? [] : [`${id}.webp`];
    expect(await stored()).toEqual([...namesOf(known.path, known.widths), ...kept].sort());
    expect(await unfinished()).toEqual(unnamed ? [] : [intent]);
  });
});
