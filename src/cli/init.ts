import { parseArgs } from 'node:util';
import type { Site } from '../whole-site.ts';
import { type CommandIo, DONE, MISUSED } from './io.ts';

const USAGE = `npm run chautari -- init

Makes the site of DATA_DIR, DATABASE_URL and STORAGE_URL: its tables, and an id that its database, its storage and
DATA_DIR share. Where the site is there already, as on a second machine, DATA_DIR joins it, and its tables are brought up
to date. It makes no site over files whose database is gone, and joins none to another site's files: it then says what
was found where, and changes nothing. The units of docs/systemd start only where this command, a start or a restore has been.`;

/** @returns the exit status */
export async function initCommand(
  args: readonly string[],
  open: () => Promise<Pick<Site, 'siteId' | 'isNew'>>,
  { stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>,
): Promise<number> {
  let isHelp: boolean;
  try {
    const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
    isHelp = values.help === true;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
    return MISUSED;
  }
  if (isHelp) {
    stdout.write(`${USAGE}\n`);
    return DONE;
  }
  const { siteId, isNew } = await open();
  stdout.write(
    isNew
      ? `Made the site ${siteId}. The first start makes its first administrator.\n`
      : `The site ${siteId} is there, and this folder belongs to it.\n`,
  );
  return DONE;
}
