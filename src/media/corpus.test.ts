import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import type { Media } from './index.ts';
import { createTestMedia } from './media.fixture.ts';

/** A collection of damaged and hostile files, larger than a repository should carry; without it there is nothing to do. */
const corpus = process.env.TEST_CORPUS ?? join('..', 'shared', 'testdata');

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** 200 for a file that became a picture (which is deleted again), else the status of its refusal, or any other error. */
async function outcomeOf(file: string, media: Media): Promise<unknown> {
  try {
    const upload = await media.receive(createReadStream(file));
    try {
      await media.abandon([await media.prepare(upload)]);
      return 200;
    } finally {
      await media.discard([upload]);
    }
  } catch (error) {
    return error instanceof AppError ? error.status : error;
  }
}

test('every file of the corpus becomes a picture or is refused, and leaves nothing', {
  timeout: 120_000,
}, async () => {
  const { media, stored, unfinished } = createTestMedia();
  const files = ['images', join('upload', 'hostile')].flatMap((folder) => filesUnder(join(corpus, folder)));
  for (const file of files) {
    const outcome = await outcomeOf(file, media);
    const name = relative(corpus, file);
    const accepted = name.includes('pngsuite-valid')
      ? [200]
      : name.includes('pngsuite-corrupt')
        ? [415]
        : [200, 413, 415];
    expect(accepted, name).toContain(outcome);
    expect([await stored(), await unfinished()], name).toEqual([[], []]);
  }
});
