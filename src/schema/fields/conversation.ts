import * as z from 'zod';
import { type Field, fieldDefaults, labelIn } from '../field.ts';
import { listInColumn } from './list.ts';
import { plainText } from './plain-text.ts';

/** A visitor's message, the answer to it, and the time. */
export interface ConversationEntry {
  user: string;
  bot: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
}

/** Characters of one message of a visitor (requirement 14.5), and of one answer. */
export const MAX_MESSAGE = 1000;
const MAX_ANSWER = 20_000;
/** Entries in one request. */
const MAX_ENTRIES = 100;

const wrong = 'conversation has to be an entry { user, bot, timestamp }, or a list of such entries.';

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true, local: true });

/** The instant in UTC. A time without an offset is read as UTC, not as the server's local time. */
function instantOf(sent: unknown): string | null {
  if (typeof sent !== 'string') return null;
  const isInstant = moment.safeParse(sent).success;
  if (!isInstant && !day.safeParse(sent).success) return null;
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/.test(sent);
  const date = new Date(isInstant && !hasOffset ? `${sent}Z` : sent);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 ? null : date.toISOString();
}

const timestamp = z.unknown().transform((sent, context) => {
  const instant = instantOf(sent);
  if (instant !== null) return instant;
  context.addIssue('timestamp has to be ISO 8601, such as 2026-11-21T09:30:00Z.');
  return z.NEVER;
});

const entry = z.object(
  {
    user: plainText('user', { max: MAX_MESSAGE, required: true }),
    bot: plainText('bot', { max: MAX_ANSWER, required: false }).default(''),
    timestamp,
  },
  { error: wrong },
);

const labels = { label: 'Conversation', nepaliLabel: 'कुराकानी' };

/** The entries of a chat, in order; a body may send a single one. The back office has no input for this kind. */
export function conversation(): Field<ConversationEntry[], 'conversation'> {
  return {
    ...fieldDefaults,
    ...listInColumn<ConversationEntry>(),
    kind: 'conversation',
    ...labels,
    required: true,
    // Chats have no versions.
    changes: () => null,
    input: () =>
      z.preprocess(
        (sent) => (Array.isArray(sent) ? sent : [sent]),
        z
          .array(entry, { error: wrong })
          .min(1, { error: wrong })
          .max(MAX_ENTRIES, { error: `conversation: at most ${MAX_ENTRIES} entries at once.` }),
      ),
    output: () => z.array(z.object({ user: z.string(), bot: z.string(), timestamp: z.iso.datetime() })),
    facts: (name, language = 'en') => ({
      kind: 'conversation',
      name,
      label: labelIn(language, labels),
      required: true,
    }),
  };
}
