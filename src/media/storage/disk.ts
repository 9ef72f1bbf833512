import {
  constants,
  copyFile,
  type FileHandle,
  open,
  opendir,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { limitConcurrency } from '../../concurrency-limit.ts';
import { errors } from '../../errors.ts';
import { isStoredName } from '../../schema/stored-names.ts';
import { folderMaker, sync, toDiskError } from './durable.ts';
import { readIdFile, writeIdFile } from './id-file.ts';
import { digestsOf } from './s3/digests.ts';
import type { ByteRange, Storage } from './storage.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** @returns the result of `step`; null if its file or folder does not exist */
async function unlessMissing<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function opened(handle: FileHandle, range: ByteRange | undefined) {
  try {
    const { size } = await handle.stat();
    return { size, stream: fileStream(handle, range ?? { start: 0, end: size - 1 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Stores files in one folder, created when first needed. The temporary files given to `put` must be on the same file
 * system, because only there a rename is atomic.
 */
export function diskStorage(folder: string): Storage {
  const ready = folderMaker(folder);
  let wasThere = false;
  /** A file is missing, or its whole folder, as when the disk is not mounted. @throws `storageAway` for the latter */
  async function expectFolder() {
    const isThere = (await unlessMissing(stat(folder))) !== null;
    if (wasThere && !isThere) throw errors.storageAway(new Error(`${folder} is gone`));
    wasThere ||= isThere;
  }
  return {
    async put(name, file) {
      if (!isStoredName(name)) throw new Error(`Not a name for a stored file: ${name}`);
      // A folder that is gone since is not made anew.
      if (!wasThere) await ready();
      // When it is stored, not when it was made.
      const now = new Date();
      await utimes(file, now, now);
      wasThere = true;
      await sync(file);
      await rename(file, join(folder, name));
      await sync(folder);
    },

    async open(name, range) {
      if (!isStoredName(name)) return null;
      try {
        const handle = await unlessMissing(open(join(folder, name), 'r'));
        if (handle) wasThere = true;
        else await expectFolder();
        return handle && (await opened(handle, range));
      } catch (error) {
        throw toDiskError(error);
      }
    },

    async copyTo(name, copy) {
      if (!isStoredName(name)) return null;
      // A hard link would change with the original where a disk changes that.
      const { COPYFILE_EXCL, COPYFILE_FICLONE } = constants;
      await unlessMissing(copyFile(join(folder, name), copy, COPYFILE_EXCL | COPYFILE_FICLONE));
      return (await unlessMissing(stat(copy)))?.size ?? null;
    },

    async remove(names) {
      for (const name of names.filter(isStoredName)) await rm(join(folder, name), { force: true });
    },

    async *names() {
      const entries = await unlessMissing(opendir(folder));
      if (!entries) return;
      wasThere = true;
      for await (const { name } of entries) {
        if (isStoredName(name)) yield name;
      }
    },

    async digestOf(name) {
      if (!isStoredName(name)) return null;
      return unlessMissing(digestsOf(join(folder, name)));
    },

    async storedAt(name) {
      if (!isStoredName(name)) return null;
      return (await unlessMissing(stat(join(folder, name))))?.mtime ?? null;
    },

    siteMark: () => readIdFile(folder),

    async claim(siteId, note) {
      await ready();
      await writeIdFile(folder, siteId, note);
    },
  };
}

const CHUNK_BYTES = 64 * 1024;
/**
 * Limits how many reads are in flight, of all files together. The event loop sends the result of each to a client; hundreds
 * of results in one turn would block it for a tenth of a second.
 */
const limitReads = limitConcurrency(4, Number.POSITIVE_INFINITY);

/** Streams a range of an open file, and closes the file at the end or when the stream is destroyed. */
function fileStream(handle: FileHandle, { start, end }: ByteRange): Readable {
  let at = start;
  return new Readable({
    highWaterMark: CHUNK_BYTES,
    read() {
      const length = Math.min(CHUNK_BYTES, end + 1 - at);
      if (length <= 0) {
        this.push(null);
        return;
      }
      const readOne = async () => {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
        at += bytesRead;
        // A file that ends early was cut off, and its length has been announced.
        if (bytesRead === 0) throw new Error('The file is shorter than it was');
        this.push(buffer.subarray(0, bytesRead));
      };
      limitReads(readOne).catch((error) => this.destroy(error));
    },
    destroy(error, done) {
      handle.close().then(
        () => done(error),
        (closing) => done(error ?? closing),
      );
    },
  });
}
