import { parseArgs } from 'node:util';
import type { Summary } from '../backup/manifest.ts';
import type { Progress } from '../backup/progress.ts';
import { BadUsage, type CommandIo } from './io.ts';

/** The streams of `backup` and `restore`. */
export interface ArchiveIo extends Pick<CommandIo, 'stdout' | 'stderr'> {
  /** Aborted by Ctrl-C or SIGTERM. */
  signal?: AbortSignal | undefined;
}

const DONE = 0;
const MISUSED = 2;

/** @returns the FILE argument; null for --help @throws BadUsage */
function fileOf(args: readonly string[]): string | null {
  let parsed: { values: { help?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
  if (parsed.values.help) return null;
  const [file, ...others] = parsed.positionals;
  if (!file) throw new BadUsage('FILE is missing.');
  if (others.length > 0) throw new BadUsage('Too many arguments.');
  return file;
}

/**
 * Runs a command whose only argument is the file name of an archive.
 * @returns the exit status: 0 done, 2 wrong usage
 */
export async function archiveCommand(
  args: readonly string[],
  usage: string,
  io: ArchiveIo,
  work: (file: string) => Promise<void>,
): Promise<number> {
  let file: string | null;
  try {
    file = fileOf(args);
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error;
    io.stderr.write(`${error.message}\n\n${usage}\n`);
    return MISUSED;
  }
  if (file === null) io.stdout.write(`${usage}\n`);
  else await work(file);
  return DONE;
}

/** Shows the percentage of each step on a terminal; prints nothing to a pipe. */
export function progressOn({ stdout }: ArchiveIo): { progress: Progress; end(): void } {
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

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** `1,204 records, 61 pictures, 12.3 MB` */
export function describeContents({ records, pictures, documents, bytes }: Summary): string {
  return [
    counted(records, 'record'),
    counted(pictures, 'picture'),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ].join(', ');
}

/** A warning about files that were lost before the backup; empty if there are none. */
export function describeMissing({ missing }: Summary): string {
  if (missing.length === 0) return '';
  const some = missing.slice(0, 5).join(', ');
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return `Not in it, since they were lost before: ${counted(missing.length, 'uploaded file')} (${some}${more}).\n`;
}
