import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Makes the content of a file, or the entries of a folder, survive a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  const whole = resolve(folder);
  const first = await mkdir(whole, { recursive: true });
  // Each created folder is an entry of its parent, up to the parent of the first one that was missing. The folder's own
  // parent always, since a process that created it may have died before it got there.
  const last = dirname(first ?? whole);
  let parent = dirname(whole);
  await sync(parent);
  while (parent !== last) {
    parent = dirname(parent);
    await sync(parent);
  }
}

/**
 * Gives a function that creates the folder and its missing parents, so that they survive a power cut, the first time
 * that it is called; later calls wait for the first, and try again if that failed.
 */
export function folderMaker(folder: string): () => Promise<void> {
  let made: Promise<void> | undefined;
  return () => {
    made ??= makeFolder(folder).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
