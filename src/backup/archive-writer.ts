import { constants, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sync } from '../media/index.ts';
import { BackupRefused } from './refusals.ts';
import { headerOf, newHash, paddingOf, sealOf } from './tar.ts';

const { O_CREAT, O_EXCL, O_WRONLY } = constants;

/** Writes an archive atomically: its final name exists only once it is complete and synced. */
export class ArchiveWriter {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #hash = newHash();
  #size = 0;

  private constructor(file: string, handle: FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  /** Overwrites the `.partial` file of a killed backup. */
  static async create(file: string): Promise<ArchiveWriter> {
    await rm(`${file}.partial`, { force: true });
    // The archive holds applications and password hashes, so only its owner may read it.
    return new ArchiveWriter(file, await open(`${file}.partial`, O_WRONLY | O_CREAT | O_EXCL, 0o600));
  }

  /** @returns the SHA-256 of the content, in hexadecimal @throws when the content has another size */
  async add(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
    const hash = newHash();
    let written = 0;
    await this.#write(headerOf(name, size));
    for await (const chunk of content) {
      hash.update(chunk);
      written += chunk.length;
      await this.#write(chunk);
    }
    if (written !== size) throw new Error(`${name} changed while it was read`);
    await this.#write(Buffer.alloc(paddingOf(size)));
    return hash.digest('hex');
  }

  /** Completes the archive and renames it to its final name, durably. @returns its size in bytes */
  async finish(): Promise<number> {
    await this.#append(sealOf(this.#hash));
    await this.#handle.sync();
    if (!(await this.#isMine()) || existsSync(this.#file)) {
      throw new BackupRefused(`Something else was written to ${this.#file} meanwhile. Nothing was kept.`);
    }
    await rename(`${this.#file}.partial`, this.#file);
    await this.#handle.close();
    await sync(dirname(this.#file));
    return this.#size;
  }

  async abort(): Promise<void> {
    if (await this.#isMine()) await rm(`${this.#file}.partial`, { force: true });
    await this.#handle.close();
  }

  /** Whether the `.partial` file is still the one that was created here. */
  async #isMine(): Promise<boolean> {
    const found = await stat(`${this.#file}.partial`).catch(() => null);
    return found !== null && found.ino === (await this.#handle.stat()).ino;
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes);
    await this.#append(bytes);
  }

  async #append(bytes: Buffer): Promise<void> {
    await this.#handle.appendFile(bytes);
    this.#size += bytes.length;
  }
}
