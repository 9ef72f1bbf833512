import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { BackupReader } from './backup-reader.ts';
import { MANIFEST, type Manifest, readManifest, tableFile, uploadFile } from './manifest.ts';
import type { Progress } from './progress.ts';
import { BackupRefused, refusals } from './refusals.ts';
import { BLOCK_BYTES, newHash, paddingOf, readHeader, SEAL_BYTES, sealOf } from './tar.ts';

const CHUNK_BYTES = 1024 * 1024;
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

interface ArchiveEntry {
  name: string;
  size: number;
  /** Offset of its content, in bytes. */
  offset: number;
}

/**
 * A verified archive. It is read from the open file that was verified, so replacing the file in the meantime has no
 * effect.
 */
export class ArchiveReader implements BackupReader {
  readonly manifest: Manifest;
  readonly size: number;
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #found: ReadonlyMap<string, ArchiveEntry>;

  private constructor(
    file: string,
    handle: FileHandle,
    size: number,
    found: readonly ArchiveEntry[],
    manifest: Manifest,
  ) {
    this.#file = file;
    this.#handle = handle;
    this.#found = new Map(found.map((one) => [one.name, one]));
    this.size = size;
    this.manifest = manifest;
  }

  /**
   * Opens an archive and verifies every byte.
   * @throws BackupRefused when it is damaged, incomplete, of a newer format, or not an archive
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
      const body = size - SEAL_BYTES;
      if (body < BLOCK_BYTES || size % BLOCK_BYTES !== 0) throw refusals.damaged(file);
      const isIntact = await hasValidSeal(handle, body, (done) => {
        signal?.throwIfAborted();
        progress('Checking', done, body);
      });
      const found = await listEntries(handle, body);
      const manifest = found && (await manifestIn(handle, found, migrations));
      if (manifest === 'newer') throw isIntact ? refusals.newer(file) : refusals.damagedOrNewer(file);
      if (!isIntact || !found || !manifest || !isListed(found, manifest)) throw refusals.damaged(file);
      return new ArchiveReader(file, handle, size, found, manifest);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async *content(name: string, sha256: string): AsyncGenerator<Buffer> {
    const found = this.#found.get(name);
    if (!found) throw refusals.damaged(this.#file);
    const hash = newHash();
    for await (const chunk of readChunks(this.#handle, found.offset, found.size)) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw refusals.damaged(this.#file);
  }

  damaged(): BackupRefused {
    return refusals.damaged(this.#file);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    // Opening a pipe would block otherwise.
    const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupRefused(code === 'ENOENT' ? `There is no ${file}.` : `${file} cannot be read (${code}).`);
  }
  throw new BackupRefused(`${file} is not a file.`);
}

/** Reads `size` bytes from `offset` in chunks. @throws when the file is shorter */
async function* readChunks(handle: FileHandle, at: number, size: number): AsyncGenerator<Buffer> {
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

async function readAll(handle: FileHandle, at: number, size: number): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of readChunks(handle, at, size)) all.push(piece);
  return Buffer.concat(all);
}

async function hasValidSeal(
  handle: FileHandle,
  body: number,
  progress: (done: number) => void,
): Promise<boolean> {
  const hash = newHash();
  let done = 0;
  for await (const chunk of readChunks(handle, 0, body)) {
    hash.update(chunk);
    done += chunk.length;
    progress(done);
  }
  return sealOf(hash).equals(await readAll(handle, body, SEAL_BYTES));
}

/** The entries within the first `end` bytes, in order; null when there is anything else. */
async function listEntries(handle: FileHandle, end: number): Promise<ArchiveEntry[] | null> {
  const found: ArchiveEntry[] = [];
  let at = 0;
  while (at < end) {
    const header = readHeader(await readAll(handle, at, BLOCK_BYTES));
    if (!header) return null;
    found.push({ ...header, offset: at + BLOCK_BYTES });
    at += BLOCK_BYTES + header.size + paddingOf(header.size);
  }
  return at === end ? found : null;
}

async function manifestIn(handle: FileHandle, found: readonly ArchiveEntry[], migrations: readonly string[]) {
  const last = found.at(-1);
  if (last?.name !== MANIFEST || last.size > MAX_MANIFEST_BYTES) return null;
  return readManifest((await readAll(handle, last.offset, last.size)).toString(), migrations);
}

/** Whether the archive holds exactly the entries of its manifest, each once and in that order. */
function isListed(found: readonly ArchiveEntry[], { tables, uploads }: Manifest): boolean {
  const listed = [
    ...tables.map(({ name, size }) => ({ name: tableFile(name), size })),
    ...uploads.map(({ name, size }) => ({ name: uploadFile(name), size })),
  ];
  const isUnique = new Set(listed.map(({ name }) => name)).size === listed.length;
  const isSame = listed.every(
    ({ name, size }, index) => found[index]?.name === name && found[index].size === size,
  );
  return isUnique && isSame && found.length === listed.length + 1;
}
