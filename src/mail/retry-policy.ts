import type { ClaimedMail, MailUpdate } from './claim.ts';
import type { Outcome } from './delivery-outcome.ts';
import { RETRY_DELAYS_MS } from './retry-delays.ts';
import { troubleWords } from './words.ts';

/**
 * Decides whether a mail was sent, is retried later, or has failed.
 * @param resumeAt end of the queue's back-off, in milliseconds since the epoch; now, if there is none
 */
export function updateAfter(
  { attempts }: ClaimedMail,
  outcome: Outcome,
  now: Date,
  resumeAt: number,
): MailUpdate {
  const present = now.toISOString();
  const counted = { attempts: attempts + 1, sentAt: null };
  switch (outcome.is) {
    case 'accepted':
      return { ...counted, state: 'sent', nextAt: present, trouble: '', sentAt: present };
    case 'put off': {
      const delay = RETRY_DELAYS_MS[attempts];
      if (delay === undefined) {
        const trouble = troubleWords.en.givenUp(String(counted.attempts), outcome.reason);
        return { ...counted, state: 'failed', nextAt: present, trouble };
      }
      const nextAt = new Date(now.getTime() + delay).toISOString();
      return { ...counted, state: 'waiting', nextAt, trouble: outcome.reason };
    }
    case 'refused':
    case 'in doubt':
      return { ...counted, state: 'failed', nextAt: present, trouble: outcome.reason };
    case 'unreachable': {
      // Not counted: otherwise a weekend without the server would use up the attempts of every mail.
      const nextAt = new Date(resumeAt).toISOString();
      return { attempts, sentAt: null, state: 'waiting', nextAt, trouble: outcome.reason };
    }
    case 'interrupted':
      return { attempts, sentAt: null, state: 'waiting', nextAt: present, trouble: '' };
  }
}
