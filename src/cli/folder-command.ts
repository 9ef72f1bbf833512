import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Summary } from '../backup/manifest.ts';
import type { Progress } from '../backup/rows.ts';
import { BadUsage, type CommandIo, DONE, MISUSED } from './io.ts';

/** The streams of `backup` and `restore`. */
export interface FolderIo extends Pick<CommandIo, 'stdout' | 'stderr'> {
  /** Aborted by Ctrl-C or SIGTERM. */
  signal?: AbortSignal | undefined;
}

/** The parsed arguments of a command. */
export interface FolderArguments<Option extends string> {
  folder: string;
  values: Partial<Record<Option, string | boolean>>;
}

type Options<Option extends string> = Readonly<Record<Option, { type: 'string' | 'boolean' }>>;

/** @returns null for --help @throws BadUsage */
function parse<Option extends string>(
  args: readonly string[],
  options: Options<Option>,
): FolderArguments<Option> | null {
  let parsed: { values: Record<string, string | boolean | undefined>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
  if (parsed.values.help) return null;
  const [folder, ...others] = parsed.positionals;
  if (!folder) throw new BadUsage('FOLDER is missing.');
  if (folder.includes('://')) throw new BadUsage(`${folder} is not a folder. Mount a bucket as one.`);
  if (others.length > 0) throw new BadUsage('Too many arguments.');
  return { folder: resolve(folder), values: parsed.values as FolderArguments<Option>['values'] };
}

/**
 * Runs a command whose only argument is the folder of backups.
 * @param work @throws BadUsage @returns the exit status
 * @returns the exit status: that of `work`, 0 for --help, 2 for wrong usage
 */
export async function folderCommand<Option extends string>(
  args: readonly string[],
  { usage, options }: { usage: string; options: Options<Option> },
  io: FolderIo,
  work: (given: FolderArguments<Option>) => Promise<number>,
): Promise<number> {
  try {
    const given = parse(args, options);
    if (given) return await work(given);
    io.stdout.write(`${usage}\n`);
    return DONE;
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    io.stderr.write(`${error.message}\n\n${usage}\n`);
    return MISUSED;
  }
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
