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

/** Creates a folder and its missing parents so that they survive a power cut. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  // Each created folder is an entry of its parent, up to the parent of the first one that was missing.
  const last = dirname(resolve(first));
  let parent = dirname(resolve(folder));
  while (parent !== last) {
    await sync(parent);
    parent = dirname(parent);
  }
  await sync(last);
}
