import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the data folder of one of several processes, which share the uploaded files as they would a bucket. */
export function machineFolder(folder: string, name: string): string {
  const uploads = join(folder, 'uploads');
  const dataDir = join(folder, name);
  for (const path of [uploads, dataDir]) mkdirSync(path, { recursive: true });
  if (!existsSync(join(dataDir, 'uploads'))) symlinkSync(uploads, join(dataDir, 'uploads'));
  return dataDir;
}
