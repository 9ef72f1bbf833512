import { doctorCommand } from '../src/cli/doctor.ts';
import { restoreTargetOf } from '../src/db/connect.ts';
import { openReadOnly } from '../src/db/read-only.ts';
import { examine } from '../src/doctor/examine.ts';
import type { Finding } from '../src/doctor/finding.ts';
import { openStorage } from '../src/media/index.ts';
import { rehearsedClock } from '../src/rehearsed-time.ts';
import { settingToBlame } from '../src/setting-to-blame.ts';
import { readSettings } from '../src/settings.ts';

/** Runs `chautari doctor` on the site of these settings. */
export async function examined(environment: Record<string, string>, ...args: string[]) {
  let out = '';
  const stream = { write: (text: string) => (out += text) };
  const look = async ({ files: backups }: { files?: string }) => {
    const settings = readSettings(environment);
    const location = {
      url: settings.DATABASE_URL,
      dataDir: settings.DATA_DIR,
      now: rehearsedClock(settings.NOW),
    };
    return examine({
      settings,
      backups,
      isThere: async () => !(await (await restoreTargetOf(location)).isEmpty()),
      openDatabase: () => openReadOnly(location),
      openStorage: (folder) => openStorage(settings, folder),
      reasonOf: (error) => settingToBlame(settings, error),
    });
  };
  const status = await doctorCommand(args, look, { stdout: stream, stderr: stream });
  return { status, out };
}

/** Its findings. */
export async function findings(environment: Record<string, string>, ...args: string[]) {
  const { status, out } = await examined(environment, '--json', ...args);
  return { status, ...(JSON.parse(out) as { level: string; findings: Finding[] }) };
}
