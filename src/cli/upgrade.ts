import { parseArgs } from 'node:util';
import type { UpgradePlan } from '../upgrade/plan.ts';
import { counted } from './archive-command.ts';
import { type CommandIo, MISUSED } from './io.ts';

const USAGE = `npm run chautari -- upgrade --check

Says what a start of this version would do to the site of DATA_DIR or DATABASE_URL, and changes nothing: which
migrations it would apply, which versions serve now and whether they can go on beside it, whether the search would be
rebuilt, and when the last backup was. Exit status 0: start it, beside what serves; 1: something has to be done first.`;

const READY = 0;
const BLOCKED = 1;
/** An older backup comes with the advice to make one first. */
const RECENT_MS = 24 * 3_600_000;

/** @returns the exit status */
export async function upgradeCommand(
  args: readonly string[],
  plan: () => Promise<UpgradePlan>,
  { stdout, stderr }: Pick<CommandIo, 'stdout' | 'stderr'>,
  { now, version }: { now: () => Date; version: string },
): Promise<number> {
  let values: { help?: boolean; check?: boolean };
  try {
    const options = { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } } as const;
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
    return MISUSED;
  }
  if (values.help) {
    stdout.write(`${USAGE}\n`);
    return READY;
  }
  if (!values.check) {
    stderr.write(`--check is missing: an upgrade is a start of the new version.\n\n${USAGE}\n`);
    return MISUSED;
  }
  const planned = await plan();
  const { obstacles } = planned;
  const last = obstacles.length > 0 ? obstacles : ['Nothing stands in the way of starting this version.'];
  stdout.write(`${[...linesOf(planned, now(), version), ...last].join('\n')}\n`);
  return obstacles.length > 0 ? BLOCKED : READY;
}

function linesOf({ pending, unknown, serving, search, backupAt }: UpgradePlan, now: Date, version: string) {
  return [
    `Migrations to apply: ${pending.length || 'none'}`,
    ...pending.map(({ name, isContract, rows }) => {
      const filled = rows > 0 ? `, computes values for ${counted(rows, 'row')}` : '';
      return `  ${name}: ${isContract ? 'takes away' : 'only adds'}${filled}`;
    }),
    ...unknown.map((name) => `  ${name}: applied by a newer version`),
    ...servingLines(serving, version),
    `Search index: ${SEARCH[search]}`,
    `Last backup: ${backupLine(backupAt, now)}`,
  ];
}

const SEARCH: Record<UpgradePlan['search'], string> = {
  none: 'stays as it is',
  rebuilt: 'rebuilt once after the start, while the site serves',
  "newer version's": "left to the newer version that it belongs to; 'reindex' takes it back",
};

function servingLines(serving: UpgradePlan['serving'], version: string): string[] {
  const kinds = Map.groupBy(serving, (one) => `${one.version} on ${one.host}`);
  return [
    `Serving now: ${serving.length || 'nothing that says so'}`,
    ...[...kinds].map(([kind, { length }]) => {
      const [which = ''] = kind.split(' ');
      const age = which === version ? 'this version' : which < version ? 'older' : 'newer';
      return `  ${length} × ${kind} (${age})`;
    }),
  ];
}

function backupLine(at: Date | null, now: Date): string {
  if (!at) return 'none is known; make one first';
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (at > now) return `${time}, which is in the future; see that the clock is right, and make one first`;
  const hours = Math.floor((now.getTime() - at.getTime()) / 3_600_000);
  const age = now.getTime() - at.getTime() > RECENT_MS ? '; make one first' : '';
  return `${time}, ${counted(hours, 'hour')} ago${age}`;
}
