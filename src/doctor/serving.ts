import type { ServingProcess } from '../db/processes.ts';
import type { Findings } from './finding.ts';

/** Which processes serve, and whether their versions are this one. */
export function judgeServing(found: Findings, serving: readonly ServingProcess[], version: string): void {
  if (serving.length === 0) {
    found.warning(
      'Nothing serves this site, or has said so within the last minute.',
      'systemctl status chautari, then the last lines of its log: journalctl -u chautari -o cat.',
    );
    return;
  }
  const hosts = [...Map.groupBy(serving, ({ host }) => host)].map(
    ([host, { length }]) => `${length} on ${host}`,
  );
  found.fine(
    `Serving: ${serving.length === 1 ? 'one process' : `${serving.length} processes`} (${hosts.join(', ')}).`,
  );
  const others = serving.filter((one) => one.version !== version);
  if (others.length > 0)
    found.warning(
      `${others.length} of them are of another version than this command.`,
      'Finish the upgrade within a day: restart them with the same build.',
    );
}
