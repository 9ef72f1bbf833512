import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { type Field, fieldDefaults } from '../field.ts';
import { factsOf } from './frame.ts';
import { listInColumn } from './list.ts';
import { plainText } from './plain-text.ts';
import { words } from './words.ts';

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

/** Reads the time of an entry as an instant in UTC. */
export const timestampIn = (language: Language) =>
  z.unknown().transform((sent, context) => {
    const instant = instantOf(sent);
    if (instant !== null) return instant;
    context.addIssue(words[language].notTimestamp('timestamp'));
    return z.NEVER;
  });

const entryIn = (language: Language, error: string) =>
  z.object(
    {
      user: plainText('user', { max: MAX_MESSAGE, required: true, language }),
      bot: plainText('bot', { max: MAX_ANSWER, required: false, language }).default(''),
      timestamp: timestampIn(language),
    },
    { error },
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
    input({ language = DEFAULT_LANGUAGE }) {
      const sentences = words[language];
      const wrong = sentences.notConversation('conversation');
      const many = sentences.tooManyEntries('conversation', digitsIn(language, MAX_ENTRIES));
      return z.preprocess(
        (sent) => (Array.isArray(sent) ? sent : [sent]),
        z
          .array(entryIn(language, wrong), { error: wrong })
          .min(1, { error: wrong })
          .max(MAX_ENTRIES, { error: many }),
      );
    },
    output: () => z.array(z.object({ user: z.string(), bot: z.string(), timestamp: z.iso.datetime() })),
    facts: factsOf('conversation', { label: labels.label, ne: labels.nepaliLabel, required: true }, {}),
  };
}
