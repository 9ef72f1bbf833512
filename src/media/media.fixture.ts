import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { AppError } from '../errors.ts';
import { createMedia, diskStorage, type MediaOptions, type Storage } from './index.ts';
import { fileLeases } from './leases.fixture.ts';

/** The sorted names in a folder; empty without the folder. */
export async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/** A folder that is deleted when the running test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chautari-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Media with folders of the running test. */
export function createTestMedia(options: Partial<MediaOptions> = {}) {
  const folder = temporaryFolder();
  const workDirectory = join(folder, 'work');
  const uploads = join(folder, 'uploads');
  const leases = fileLeases(join(folder, 'leases'));
  const strays = join(folder, 'strays');
  const media = createMedia({
    storage: diskStorage(uploads),
    strays: async () => diskStorage(strays),
    leases,
    workDirectory,
    ...options,
  });
  return {
    media,
    uploads,
    workDirectory,
    /** Stands for the commit of their row. */
    settle: (files: readonly { path: string }[]) => leases.settle(files),
    leased: () => filesIn(join(folder, 'leases')),
    stored: () => filesIn(uploads),
    setAside: () => filesIn(strays),
    strays,
    unfinished: () => filesIn(workDirectory),
    /** Receives and prepares one file. */
    async send(content: Buffer) {
      const upload = await media.receive(streamOf(content));
      try {
        return await media.prepare(upload);
      } finally {
        await media.discard([upload]);
      }
    },
  };
}

/** The bytes as a stream of small chunks, as from a network. */
export function streamOf(content: Buffer, piece = 1000): Readable {
  function* pieces() {
    for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** The AppError that a promise rejects with; fails for anything else. */
export async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const outcome = await promise.then(
    () => 'It was accepted.',
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw new Error('Expected a refusal', { cause: outcome });
}

/** A picture of one colour, to be saved in any format. */
export function plainPicture(width: number, height: number, background = '#3366cc') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** All files of a storage. */
export async function listed(storage: Storage) {
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  return names.sort();
}
