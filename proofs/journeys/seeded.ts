import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../runner/proof.ts';

const SEEDED_MS = 60_000;

/** Resolves when the demonstration's notices are on the site. */
export async function seeded(url: string): Promise<void> {
  const until = performance.now() + SEEDED_MS;
  while (!(await (await fetch(`${url}/ne/notices`)).text()).includes('rel="next"')) {
    must(performance.now() < until, 'the demonstration college did not appear');
    await pause(200);
  }
}
