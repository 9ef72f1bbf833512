import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { MANIFEST, type Manifest, readManifest, tableFile, uploadFile } from './manifest.ts';
import type { Progress } from './progress.ts';
import { BackupRefused, refusals } from './refusals.ts';
import { BLOCK, newHash, paddingOf, readHeader, SEAL_SIZE, sealOf } from './tar.ts';

const CHUNK_BYTES = 1024 * 1024;
const LARGEST_MANIFEST = 256 * 1024 * 1024;

interface Found {
  name: string;
  size: number;
  /** Where its content begins, in bytes from the archive's beginning. */
  at: number;
}

/** An archive that was found whole. It is read from the one open file, so that nobody can put another in its place. */
export class ArchiveReader {
  readonly manifest: Manifest;
  /** In bytes. */
  readonly size: number;
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #found: ReadonlyMap<string, Found>;

  private constructor(
    file: string,
    handle: FileHandle,
    size: number,
    found: readonly Found[],
    manifest: Manifest,
  ) {
    this.#file = file;
    this.#handle = handle;
    this.#found = new Map(found.map((one) => [one.name, one]));
    this.size = size;
    this.manifest = manifest;
  }

  /**
   * Opens an archive, having looked at its every byte.
   * @throws BackupRefused when it is damaged, incomplete, newer, or none
   */
  static async open(
    file: string,
    {
      migrations,
      progress,
      signal,
    }: { migrations: readonly string[]; progress: Progress; signal?: AbortSignal | undefined },
  ): Promise<ArchiveReader> {
    const handle = await openFile(file);
    try {
      const { size } = await handle.stat();
      const body = size - SEAL_SIZE;
      if (body < BLOCK || size % BLOCK !== 0) throw refusals.damaged(file);
      const isWhole = await isSealed(handle, body, (done) => {
        signal?.throwIfAborted();
        progress('Checking', done, body);
      });
      const found = await list(handle, body);
      const manifest = found && (await manifestIn(handle, found, migrations));
      if (manifest === 'newer') throw isWhole ? refusals.newer(file) : refusals.damagedOrNewer(file);
      if (!isWhole || !found || !manifest || !isListed(found, manifest)) throw refusals.damaged(file);
      return new ArchiveReader(file, handle, size, found, manifest);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /**
   * The content of a file in the archive.
   * @throws BackupRefused at its end, if it is not what the manifest says
   */
  async *content(name: string, sha256: string): AsyncGenerator<Buffer> {
    const found = this.#found.get(name);
    if (!found) throw refusals.damaged(this.#file);
    const hash = newHash();
    for await (const chunk of pieces(this.#handle, found.at, found.size)) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw refusals.damaged(this.#file);
  }

  /** What its content is told as that the checksums let through. */
  damaged(): BackupRefused {
    return refusals.damaged(this.#file);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    // What is not a file, such as a pipe, must not keep us waiting.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupRefused(code === 'ENOENT' ? `There is no ${file}.` : `${file} cannot be read (${code}).`);
  }
  throw new BackupRefused(`${file} is not a file.`);
}

/** `size` bytes from `at` on, in pieces. @throws when the file ends before */
async function* pieces(handle: FileHandle, at: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size - done)),
      position: at + done,
    });
    if (bytesRead === 0) throw new Error('The archive became shorter while it was read');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}

async function whole(handle: FileHandle, at: number, size: number): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces(handle, at, size)) all.push(piece);
  return Buffer.concat(all);
}

async function isSealed(
  handle: FileHandle,
  body: number,
  progress: (done: number) => void,
): Promise<boolean> {
  const hash = newHash();
  let done = 0;
  for await (const chunk of pieces(handle, 0, body)) {
    hash.update(chunk);
    done += chunk.length;
    progress(done);
  }
  return sealOf(hash).equals(await whole(handle, body, SEAL_SIZE));
}

/** The files within the first `end` bytes, in order; null when there is anything else. */
async function list(handle: FileHandle, end: number): Promise<Found[] | null> {
  const found: Found[] = [];
  let at = 0;
  while (at < end) {
    const header = readHeader(await whole(handle, at, BLOCK));
    if (!header) return null;
    found.push({ ...header, at: at + BLOCK });
    at += BLOCK + header.size + paddingOf(header.size);
  }
  return at === end ? found : null;
}

async function manifestIn(handle: FileHandle, found: readonly Found[], migrations: readonly string[]) {
  const last = found.at(-1);
  if (last?.name !== MANIFEST || last.size > LARGEST_MANIFEST) return null;
  return readManifest((await whole(handle, last.at, last.size)).toString(), migrations);
}

/** Whether the archive has exactly what its manifest lists, each once and in that order. */
function isListed(found: readonly Found[], { tables, uploads }: Manifest): boolean {
  const listed = [
    ...tables.map(({ name, size }) => ({ name: tableFile(name), size })),
    ...uploads.map(({ name, size }) => ({ name: uploadFile(name), size })),
  ];
  const isOnce = new Set(listed.map(({ name }) => name)).size === listed.length;
  const isSame = listed.every(
    ({ name, size }, index) => found[index]?.name === name && found[index].size === size,
  );
  return isOnce && isSame && found.length === listed.length + 1;
}
