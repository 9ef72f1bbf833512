import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { databases, type OpenForTest } from '../../test/databases.ts';
import { diskStorage, MirrorableStorage, type Storage } from '../media/index.ts';
import { StorageMember } from './member.ts';
import { cancelMove, finishMove, moveFiles } from './move.ts';
import type { MoveContext } from './move-context.ts';
import { readMove } from './move-row.ts';
import { storageUsers } from './storage-users.ts';

const FROM = 'disk';
const TO = 's3://college';

const nameOf = (at: number) => `${at.toString(16).padStart(32, '0')}.pdf`;

describe.each(databases)('A storage move on $name', ({ open }) => {
  let opened: OpenForTest;
  let folder: string;
  let storages: Record<string, Storage>;
  const printed: string[] = [];
  beforeEach(async () => {
    opened = await open();
    folder = await mkdtemp(join(tmpdir(), 'chautari-move-'));
    storages = { [FROM]: diskStorage(join(folder, 'from')), [TO]: diskStorage(join(folder, 'to')) };
    await mkdir(join(folder, 'work'));
    printed.length = 0;
  });
  afterEach(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const storageCalled = (name: string) => {
    const storage = storages[name];
    if (!storage) throw new Error(`No storage ${name}`);
    return storage;
  };

  /** A process that serves with this storage. */
  async function startProcess(...options: Parameters<typeof beginProcess>) {
    const begun = await beginProcess(...options);
    await begun.member.takePart();
    return begun;
  }

  /** The same before it has announced itself. */
  async function beginProcess(
    ownName: string,
    more: Partial<Parameters<typeof StorageMember.start>[0]> = {},
  ) {
    const own = storageCalled(ownName);
    const storage = new MirrorableStorage(own);
    const member = await StorageMember.start({
      database: opened.database,
      storage,
      own,
      ownName,
      open: async (name) => storageCalled(name),
      folder: join(folder, 'incoming'),
      now: () => opened.database.now(),
      onError: () => {},
      lookMs: 20,
      ...more,
    });
    onTestFinished(() => member.stop().catch(() => {}));
    return { storage, member };
  }

  const context = (more: Partial<MoveContext> = {}): MoveContext => ({
    reader: opened.database.reader,
    write: (work) => opened.database.write(work),
    now: () => opened.database.now(),
    fromName: FROM,
    toName: TO,
    from: storageCalled(FROM),
    to: storageCalled(TO),
    isKnown: async (paths) => new Set(paths),
    folder: join(folder, 'work'),
    print: (line) => printed.push(line),
    progress: () => {},
    ...more,
  });

  async function put(storage: Storage, at: number) {
    const file = join(folder, `upload-${at}`);
    await writeFile(file, `content ${at}`);
    await storage.put(nameOf(at), file);
  }

  const filesIn = async (side: string) => (await readdir(join(folder, side)).catch(() => [])).toSorted();
  const isOpen = async (storage: Storage, at: number) => {
    const found = await storage.open(nameOf(at));
    found?.stream.destroy();
    return found !== null;
  };

  test('keeps every file open while processes go over to the new storage [18.18]', async () => {
    const first = await startProcess(FROM);
    for (const at of [1, 2, 3]) await put(first.storage, at);
    expect(await moveFiles(context())).toMatchObject({ copied: 3 });
    await first.storage.remove([nameOf(1)]);
    await put(first.storage, 4);

    const second = await startProcess(TO);
    await put(second.storage, 5);
    await second.storage.remove([nameOf(2)]);
    for (const { storage } of [first, second]) {
      for (const at of [3, 4, 5]) expect(await isOpen(storage, at)).toBe(true);
      for (const at of [1, 2]) expect(await isOpen(storage, at)).toBe(false);
    }
    await expect(finishMove(context())).rejects.toThrow(/Still with disk: process \d+/);
    await first.member.stop();
    await finishMove(context());
    await put(second.storage, 6);
    expect(await filesIn('to')).toEqual([3, 4, 5, 6].map(nameOf));
    expect(await filesIn('from')).toEqual([3, 4, 5].map(nameOf));
    expect(await readFile(join(folder, 'to', nameOf(5)), 'utf8')).toBe('content 5');
    expect(await readMove(opened.database.reader)).toBeNull();
  });

  test('goes on where it was broken off, and compares each file once [18.18]', async () => {
    const { storage } = await startProcess(FROM);
    for (let at = 1; at <= 40; at += 1) await put(storage, at);
    const controller = new AbortController();
    const progress = (_: string, done: number) => done === 20 && controller.abort();
    await expect(moveFiles(context({ progress, signal: controller.signal }))).rejects.toThrow('aborted');
    await storage.remove([nameOf(1)]);
    await put(storage, 41);
    const reads: string[] = [];
    const from: Storage = {
      ...storageCalled(FROM),
      open(name) {
        reads.push(name);
        return storageCalled(FROM).open(name);
      },
    };
    await moveFiles(context({ from }));
    expect(new Set(reads).size).toBeLessThanOrEqual(21);
    expect((await filesIn('to')).filter((name) => name.startsWith('000'))).toEqual(
      Array.from({ length: 40 }, (_, at) => nameOf(at + 2)),
    );
  });

  test('is joined by a process that has just started before that changes a file [18.18]', async () => {
    const { storage } = await beginProcess(FROM, { lookMs: 60_000 });
    await put(storageCalled(FROM), 1);
    expect(await storageUsers(opened.database.reader)).toEqual([]);
    await moveFiles(context());
    await Promise.all([put(storage, 2), put(storage, 3), storage.remove([nameOf(1)])]);
    expect((await filesIn('to')).filter((name) => name.startsWith('000'))).toEqual([nameOf(2), nameOf(3)]);
    expect(await storageUsers(opened.database.reader)).toHaveLength(1);
  });

  test('brings nothing back that was removed after an earlier move [18.18]', async () => {
    await put(storageCalled(FROM), 1);
    await put(storageCalled(TO), 2);
    await put(storageCalled(TO), 3);
    await startProcess(FROM);
    const isKnown = async (paths: string[]) => new Set(paths.filter((path) => path.includes(nameOf(3))));
    expect(await moveFiles(context({ isKnown }))).toMatchObject({ copied: 1, deleted: 1 });
    expect((await filesIn('to')).filter((name) => name.startsWith('000'))).toEqual([nameOf(1), nameOf(3)]);
  });

  test('leaves a place alone whose files are all of another site [18.18]', async () => {
    await put(storageCalled(FROM), 1);
    for (const at of [2, 3]) await put(storageCalled(TO), at);
    await startProcess(FROM);
    const isKnown = async (paths: string[]) => new Set(paths.filter((path) => path.includes(nameOf(1))));
    await expect(moveFiles(context({ isKnown }))).rejects.toThrow(
      /There are 2 files in s3:.* another site's/,
    );
    expect(await filesIn('to')).toEqual([2, 3].map(nameOf));
    expect(await readMove(opened.database.reader)).toBeNull();
  });

  test('begins again after a command that was killed before its move was there [18.18]', async () => {
    await put(storageCalled(FROM), 1);
    const write: MoveContext['write'] = (work) => opened.database.write(work);
    let writes = 0;
    const killed = context({
      write: (work) => (++writes === 2 ? Promise.reject(new Error('killed')) : write(work)),
    });
    await expect(moveFiles(killed)).rejects.toThrow('killed');
    expect(await filesIn('to')).toHaveLength(1);
    expect(await moveFiles(context())).toMatchObject({ copied: 1 });
    await cancelMove(context());
    expect(await filesIn('to')).toEqual([nameOf(1)]);
    expect(await filesIn('from')).toEqual([nameOf(1)]);
  });

  test('stores again what the new storage cut off, and refuses one that always does [18.18]', async () => {
    await put(storageCalled(FROM), 1);
    let cuts = 0;
    const truncating = (times: number): Storage => ({
      ...storageCalled(TO),
      async put(name, file) {
        if (name === nameOf(1) && cuts++ < times) {
          await rm(file);
          await writeFile(file, 'cont');
        }
        await storageCalled(TO).put(name, file);
      },
    });
    await expect(moveFiles(context({ to: truncating(9) }))).rejects.toThrow('does not keep');
    expect(await filesIn('to')).not.toContain(nameOf(1));
    cuts = 0;
    await moveFiles(context({ to: truncating(2) }));
    expect(await readFile(join(folder, 'to', nameOf(1)), 'utf8')).toBe('content 1');
  });

  test('does not copy a file back that is removed meanwhile [18.18]', async () => {
    const { storage } = await startProcess(FROM);
    await put(storage, 1);
    const from: Storage = {
      ...storageCalled(FROM),
      async copyTo(name, copy) {
        const size = await storageCalled(FROM).copyTo(name, copy);
        if (name === nameOf(1)) await storage.remove([name]);
        return size;
      },
    };
    await moveFiles(context({ from }));
    expect(await filesIn('to')).not.toContain(nameOf(1));
  });

  test('is refused with the reason while a process cannot take part [18.19]', {
    timeout: 30_000,
  }, async () => {
    await startProcess(FROM, {
      open: async () => {
        throw new Error('the store refuses access');
      },
    });
    await expect(moveFiles(context({ troubleMs: 100 }))).rejects.toThrow(
      /process \d+ on .* cannot take part: the store refuses access/,
    );
    expect(await readMove(opened.database.reader)).toBeNull();
    expect(await filesIn('to')).toEqual([]);
  });

  test('lets no process start with another storage, or too early with the new one [18.19]', async () => {
    await moveFiles(context());
    const { member } = await startProcess(TO);
    await member.stop();
    await cancelMove(context());
    expect(printed).toContain('No process of the site is running.');
    await startProcess(FROM);
    const controller = new AbortController();
    const isKnown = async (paths: string[]) => {
      controller.abort();
      return new Set(paths);
    };
    for (const at of [1, 2]) await put(storageCalled(at === 1 ? FROM : TO), at);
    await expect(moveFiles(context({ isKnown, signal: controller.signal }))).rejects.toThrow('aborted');
    await expect(startProcess(TO)).rejects.toThrow('The files are still being moved');
    storages['s3://other'] = storageCalled(TO);
    await expect(startProcess('s3://other')).rejects.toThrow('this process uses the storage s3://other');
    const elsewhere = diskStorage(join(folder, 'another-disk'));
    await expect(startProcess(FROM, { own: elsewhere })).rejects.toThrow(
      'is not the one that is being moved',
    );
    await expect(finishMove(context())).rejects.toThrow('Not all files are in');
    await expect(moveFiles(context({ toName: 's3://third' }))).rejects.toThrow('is under way');
    await cancelMove(context());
    expect(await filesIn('from')).toEqual([nameOf(1)]);
  });
});
