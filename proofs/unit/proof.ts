import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, type Proof } from '../runner/proof.ts';
import { runUnits, whyNotRun } from './run-units.ts';

/** How exposed `systemd-analyze security` may find the service, in tenths: 0 is sealed, 100 open. */
const MAX_EXPOSURE = 15;
const UNITS = 'docs/systemd';

/** A root folder with the units and the programs that they name, so that nothing of this machine is asked or changed. */
function rootWithUnits(root: string, folder: string): string {
  const units = join(folder, 'etc/systemd/system');
  mkdirSync(units, { recursive: true });
  cpSync(join(root, UNITS), units, { recursive: true });
  mkdirSync(join(folder, 'usr/bin'), { recursive: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const program of ['usr/bin/npm', 'bin/sh']) writeFileSync(join(folder, program), '', { mode: 0o755 });
  cpSync('/lib/systemd/system', join(folder, 'usr/lib/systemd/system'), { recursive: true });
  return folder;
}

export const proof: Proof = {
  claim: 'systemd accepts the units, which seal the service.',
  shown: { 'exposure # of 10': /at most ([\d.]+) of 10/ },
  fault: [{ file: `${UNITS}/chautari.service`, from: 'SystemCallFilter=@system-service\n', to: '' }],
  whyNot() {
    const { error } = spawnSync('systemd-analyze', ['--version']);
    return error ? 'there is no systemd-analyze' : whyNotRun();
  },
  async run(context) {
    const { root, folder } = context;
    const names = readdirSync(join(root, UNITS));
    const analyzed = rootWithUnits(root, join(folder, 'root'));
    const verify = ['verify', `--root=${analyzed}`, '--recursive-errors=no', ...names];
    const verified = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
    must(verified.status === 0 && verified.stderr === '', `systemd-analyze verify: ${verified.stderr}`);
    const security = ['security', '--offline=true', `--root=${analyzed}`, '--json=short'];
    const limit = `--threshold=${MAX_EXPOSURE}`;
    const sealed = spawnSync('systemd-analyze', [...security, limit, 'chautari.service'], {
      encoding: 'utf8',
    });
    const found = JSON.parse(sealed.stdout) as { set: boolean; name: string; exposure: string | null }[];
    const open = found.filter(({ set, exposure }) => !set && exposure !== null).map(({ name }) => name);
    must(sealed.status === 0, `exposed by more than ${MAX_EXPOSURE / 10}: ${open.join(', ')}`);
    const version = execFileSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).split('\n')[0];
    return [
      `${version}: ${names.length} units without a complaint`,
      `exposure of the service at most ${MAX_EXPOSURE / 10} of 10; left open: ${open.join(', ')}`,
      ...(await runUnits(context)),
    ];
  },
};
