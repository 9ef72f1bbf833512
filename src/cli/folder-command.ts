import { resolve } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Summary } from '../backup/manifest.ts';
import type { Progress } from '../backup/rows.ts';
import { BadUsage, command, type Output, type Usage, type Values } from './command.ts';

/** The streams of a command that can be broken off. */
export interface FolderIo extends Output {
  /** Aborted by Ctrl-C or SIGTERM. */
  signal?: AbortSignal | undefined;
}

/** Runs a command whose only argument is the folder of backups; see `command`. */
export const folderCommand = <const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: Usage<Options>,
  io: FolderIo,
  work: (folder: string, values: Values<Options>) => Promise<number>,
) =>
  command(args, { ...usage, hasOperands: true }, io, ({ operands, values }) =>
    work(folderIn(operands), values),
  );

/** @throws BadUsage */
function folderIn([folder, ...others]: readonly string[]): string {
  if (!folder) throw new BadUsage('FOLDER is missing.');
  if (folder.includes('://')) throw new BadUsage(`${folder} is not a folder. Mount a bucket as one.`);
  if (others.length > 0) throw new BadUsage('Too many arguments.');
  return resolve(folder);
}

/** Shows the percentage of each step on a terminal; prints nothing to a pipe. */
export function progressOn({ stdout }: FolderIo): { progress: Progress; end(): void } {
  let shown = '';
  let current = '';
  const end = () => {
    if (current) stdout.write('\n');
    current = '';
  };
  return {
    end,
    progress(what, done, of) {
      if (!stdout.isTTY) return;
      if (what !== current) end();
      current = what;
      const line = `\r${what}: ${of === 0 ? 100 : Math.floor((100 * done) / of)} %`;
      if (line !== shown) stdout.write(line);
      shown = line;
    },
  };
}

export const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** `12.3 MB` */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** `1,204 records, 61 pictures, 12.3 MB` */
export function describeContents({ records, pictures, documents, bytes }: Summary): string {
  return [
    counted(records, 'record'),
    counted(pictures, 'picture'),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
    megabytes(bytes),
  ].join(', ');
}

/** A warning about files that were lost before the backup; empty if there are none. */
export function describeMissing({ missing }: Summary): string {
  if (missing.length === 0) return '';
  const some = missing.slice(0, 5).join(', ');
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return `Not in it, since they were lost before: ${counted(missing.length, 'uploaded file')} (${some}${more}).\n`;
}
