import type { Outcome } from './delivery-outcome.ts';
import type { LeasedMail, MailUpdate } from './lease.ts';

const MINUTE_MS = 60_000;
/** How long a mail waits that the server has put off once, twice, and so on; after the last it is given up. */
const RETRY_DELAYS_MIN = [1, 5, 15, 60, 180, 360, 720, 1440];

/**
 * What an outcome means for the mail.
 * @param resumeAt when the queue as a whole goes on, in milliseconds; now, if it is not stopped
 */
export function updateAfter(
  { attempts }: LeasedMail,
  outcome: Outcome,
  now: Date,
  resumeAt: number,
): MailUpdate {
  const present = now.toISOString();
  const asked = { attempts: attempts + 1, sentAt: null };
  switch (outcome.is) {
    case 'accepted':
      return { ...asked, state: 'sent', nextAt: present, trouble: '', sentAt: present };
    case 'put off': {
      const wait = RETRY_DELAYS_MIN[attempts];
      if (wait === undefined) {
        const trouble = `Given up after ${asked.attempts} attempts. ${outcome.trouble}`;
        return { ...asked, state: 'failed', nextAt: present, trouble };
      }
      const nextAt = new Date(now.getTime() + wait * MINUTE_MS).toISOString();
      return { ...asked, state: 'waiting', nextAt, trouble: outcome.trouble };
    }
    case 'refused':
    case 'in doubt':
      return { ...asked, state: 'failed', nextAt: present, trouble: outcome.trouble };
    case 'unreachable': {
      // Not counted: the mail was not even spoken of. Else a weekend without the server would use up every mail's
      // attempts, and all would be given up together.
      const nextAt = new Date(resumeAt).toISOString();
      return { attempts, sentAt: null, state: 'waiting', nextAt, trouble: outcome.trouble };
    }
    case 'interrupted':
      return { attempts, sentAt: null, state: 'waiting', nextAt: present, trouble: '' };
  }
}
