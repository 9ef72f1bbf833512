import { setTimeout as pause } from 'node:timers/promises';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { describeAnswer } from '../writing/write-again.ts';
import { KINDS, type Writer } from '../writing/writer.ts';
import type { SyncFault } from './sync-fault.ts';

/** The effect of a failed sync: a request was refused, the process ended, or no request was waiting for that sync. */
export type Outcome = 'refused' | 'ended' | 'elsewhere';

const MAX_WRITES = 200;
/** A failure of what nobody waits for is in the log by then. */
const LOGGED_WITHIN_MS = 2000;

export interface Attempt {
  college: College;
  writer: Writer;
  fault: SyncFault;
  /** Whether the sync fails in the site, whose log tells of every failure outside of requests. */
  isInSite: boolean;
}

/** Writes, one after the other, until the sync has failed. @throws when the write that needed it succeeds */
export async function writeUntilFailure({ college, writer, fault, isInSite }: Attempt): Promise<Outcome> {
  for (let write = 0; write < MAX_WRITES && !fault.hasFailed; write += 1) {
    const kind = KINDS[write % KINDS.length] ?? 'message';
    const warnings = warningsOf(college);
    const answer = await writer[kind]().catch(() => null);
    if (!fault.hasFailed) {
      must(
        answer && answer.status < 300,
        `A ${kind} is answered with ${describeAnswer(answer)} before a sync failed`,
      );
      continue;
    }
    if (!answer) return 'ended';
    if (answer.status >= 300) {
      must(answer.status === 503, `A ${kind} is answered with ${describeAnswer(answer)}`);
      return 'refused';
    }
    // A server that cannot write its log ends at once, so another of its processes has failed.
    if (!isInSite) return 'elsewhere';
    const deadline = performance.now() + LOGGED_WITHIN_MS;
    while (warningsOf(college) === warnings) {
      must(performance.now() < deadline, `A ${kind} succeeds, and the sync of ${fault.path} has failed`);
      await pause(20);
    }
    return 'elsewhere';
  }
  must(fault.hasFailed, `${MAX_WRITES} writes have not come to the sync that fails`);
  return 'elsewhere';
}

const warningsOf = ({ process }: College) => process.said().match(/\{"level":[4-6]0/g)?.length ?? 0;
