import { spawnSync } from 'node:child_process';
import { must } from '../runner/proof.ts';

const PATIENCE_MS = 60_000;
const GRAVE = ['high', 'critical'] as const;

interface Audit {
  metadata?: { vulnerabilities?: Record<string, number>; dependencies?: { prod?: number } };
  vulnerabilities?: Record<string, { severity: string; via: readonly (string | { title: string })[] }>;
}

/**
 * Asks the registry for known faults of what the program depends on while it serves.
 * @returns a figure, which says so where the registry does not answer
 * @throws when there is a grave one
 */
export function knownFaults(root: string): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  const audit = parsed(stdout ?? '');
  const counts = audit?.metadata?.vulnerabilities;
  if (!counts)
    return 'known faults of dependencies: not tried, since the registry does not answer `npm audit`';
  const grave = Object.entries(audit.vulnerabilities ?? {}).filter(([, { severity }]) =>
    GRAVE.some((one) => one === severity),
  );
  must(grave.length === 0, `Grave faults are known of ${JSON.stringify(Object.fromEntries(grave))}`);
  const rest = Object.entries(counts).filter(([severity, count]) => count > 0 && severity !== 'total');
  return `known faults of ${audit.metadata?.dependencies?.prod} dependencies: ${rest.map(([severity, count]) => `${count} ${severity}`).join(', ') || 'none'}`;
}

function parsed(text: string): Audit | null {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return null;
  }
}
