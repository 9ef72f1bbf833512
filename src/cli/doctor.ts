import { type Finding, LEVELS, worstOf } from '../doctor/finding.ts';
import { BadSettings } from '../settings.ts';
import { command, type Output } from './command.ts';

const usage = `npm run chautari -- doctor [--json] [--files FOLDER] [--settings FILE]

Looks at the site of DATA_DIR or DATABASE_URL, whether it serves or not, changes nothing, and takes a minute at most:
settings, folder, space, database, migrations, damage, files without row and rows without file, clock, certificates of
what it calls, the mail server and the mails, and the last backup. Of what is not fine the next line says what to do.

Exit status 0: all is fine; 1: something needs care soon (warning); 2: something is broken, or may be lost (trouble).
--json prints the same for monitoring. --files reads every stored file, however long that takes, and compares it with the
newest backup in FOLDER: a changed byte shows in nothing else.
--settings /etc/chautari.env reads the settings of the service, as its unit does (EnvironmentFile).`;

const MARKS = { fine: 'ok     ', warning: 'warning', trouble: 'TROUBLE' };
const SUMMARIES = {
  fine: 'All is fine.',
  warning: 'Something needs care soon.',
  trouble: 'Something is broken.',
};

const options = {
  json: { type: 'boolean' },
  files: { type: 'string' },
  settings: { type: 'string' },
} as const;

/** @param examine @throws BadSettings @returns the exit status */
export function doctorCommand(
  args: readonly string[],
  examine: (options: { files?: string; settings?: string }) => Promise<readonly Finding[]>,
  io: Output,
): Promise<number> {
  return command(args, { usage, options }, io, async ({ values }) => {
    const findings = await examine(values).catch(findingsOfSettings);
    const level = worstOf(findings);
    io.stdout.write(
      values.json ? `${JSON.stringify({ level, findings })}\n` : linesOf(findings, SUMMARIES[level]),
    );
    return LEVELS.indexOf(level);
  });
}

/** With invalid settings there is no site to examine. */
function findingsOfSettings(error: unknown): Finding[] {
  if (!(error instanceof BadSettings)) throw error;
  const advice = 'Correct it in the environment of the service, such as /etc/chautari.env.';
  return error.lines.map((says) => ({ check: 'settings', level: 'trouble', says, advice }));
}

function linesOf(findings: readonly Finding[], last: string): string {
  const lines = findings.flatMap(({ check, level, says, advice }) => [
    `${MARKS[level]}  ${check}: ${says}`,
    ...(advice ? [`         → ${advice}`] : []),
  ]);
  return `${[...lines, last].join('\n')}\n`;
}
