import type { BuiltInAssistant } from '../../../src/assistant/assistant.ts';
import { latinDigits } from '../../../src/languages/digits.ts';
import { daysSince, fillDays } from '../../../src/seed/calendar.ts';
import { type RecordData, readDemonstration } from '../../../src/seed/demonstration.ts';
import { titlesCited } from '../english-title.ts';
import type { ColloquialQuestion } from './question.ts';

/** The assessment of a reply. */
export interface Verdict {
  ask: string;
  /** Whether the college publishes an answer. */
  isPublished: boolean;
  /** Rank of the right source, from 0; -1 where it is missing. */
  rank: number;
  /** Whether it gives no answer, or offers only related pages. */
  isSilent: boolean;
  /** Whether it states a number, day or place of another question. */
  isWrong: boolean;
  /** Whether it states the answer, where that is one number, day, place or name. */
  isSaid: boolean;
  /** Whether it gives what it found as the answer. */
  isSure: boolean;
  /** Whether the question came after another one. */
  isFollowUp: boolean;
  /** Its text, for the message of a failing test. */
  said: string;
}

const titleOf = (citation: string) => citation.slice(citation.indexOf(': ') + 2);

/** What a college publishes, by which replies are judged. */
export const publishedBy = (records: readonly RecordData[]) => ({
  citedTitle: titlesCited(records),
  texts: records.map(({ type, published, fields }) => {
    const title = fields.title ?? fields.name;
    const citation = `${type}: ${title?.is === 'text' ? title.text : ''}`;
    return { citation, published, text: JSON.stringify(fields) };
  }),
});

const demonstration = publishedBy(readDemonstration().records);

/** A value as the records write it that hold it, whose days count from their own publication. */
function filled(
  value: string,
  citations: readonly string[] | null,
  today: Date,
  { texts }: typeof demonstration,
): string[] {
  if (!value.includes('{{')) return [value];
  return texts
    .filter(({ citation }) => citations === null || citations.some((cited) => citation.startsWith(cited)))
    .flatMap(({ published, text }) => {
      const daysAgo = daysSince(today, published.on);
      const day = fillDays(value, today, daysAgo);
      return states(fillDays(text, today, daysAgo), day) ? [day] : [];
    });
}

/** With its numbers as 676500, in whichever digits and groups they were written. */
const plain = (text: string) =>
  latinDigits(text)
    .replace(/(?<=\d),(?=\d)/g, '')
    .toLowerCase();

/** Whether a text states a value, and not as a part of a longer number. */
export function states(text: string, value: string): boolean {
  const around = plain(text).split(plain(value));
  return around.slice(1).some((next, at) => !/\d\.?$/.test(around[at] ?? '') && !/^\d/.test(next));
}

/** The reply without the lines with its sources. */
function ownText(text: string): string {
  const [first = '', ...rest] = text.split('\n\n');
  const sources = rest.findIndex((paragraph) => paragraph.includes('](/'));
  return [first, ...rest.slice(0, sources < 0 ? rest.length : sources)].join('\n\n');
}

/**
 * Puts a question to the assistant and judges the reply.
 * @param today on which the college was published
 */
export async function judged(
  assistant: BuiltInAssistant,
  { before, ask, cites, says, mustNotSay, related }: ColloquialQuestion,
  today: Date,
  published = demonstration,
): Promise<Verdict> {
  const { passages, reply } = await assistant.find(ask, { before });
  const isOf = (title: string, citations: readonly string[]) =>
    citations.some((citation) =>
      published.citedTitle(title).startsWith(fillDays(titleOf(citation), today, 0)),
    );
  const [first] = passages;
  const rank = passages.findIndex(({ source }) => isOf(source.title, cites));
  const said = ownText(reply.texts[0] ?? '');
  const isRight = says
    .flatMap((value) => filled(value, cites, today, published))
    .some((value) => states(said, value));
  const isMisleading = mustNotSay
    .flatMap((value) => filled(value, null, today, published))
    .some((value) => states(said, value));
  // A question for a number that gets another one, or a number for something that is not published.
  const isOther =
    says.length > 0 && !isRight && reply.isGrounded === true && rank !== 0 && /\p{Nd}/u.test(said);
  return {
    ask,
    isPublished: cites.length > 0,
    rank,
    isSilent: !first || (reply.isGrounded === false && isOf(first.source.title, related)),
    isWrong: (isMisleading && !isRight) || isOther,
    isSaid: isRight,
    isSure: reply.isGrounded === true,
    isFollowUp: before !== undefined,
    said: `${said.slice(0, 230)} <${passages.map(({ source }) => source.title).join(' | ')}>`,
  };
}

/** Figures of a set of questions: shares, and the number of wrong replies. */
export function figuresOf(verdicts: readonly Verdict[]) {
  const published = verdicts.filter(({ isPublished }) => isPublished);
  const others = verdicts.filter(({ isPublished }) => !isPublished);
  const share = (part: readonly Verdict[], whole: readonly Verdict[]) =>
    whole.length === 0 ? 1 : part.length / whole.length;
  return {
    first: share(
      published.filter(({ rank }) => rank === 0),
      published,
    ),
    amongThree: share(
      published.filter(({ rank }) => rank >= 0),
      published,
    ),
    silent: share(
      others.filter(({ isSilent }) => isSilent),
      others,
    ),
    wrong: verdicts.filter(({ isWrong }) => isWrong).length,
    said: share(
      published.filter(({ isSaid }) => isSaid),
      published,
    ),
    followUps: share(
      published.filter(({ isFollowUp, isSaid }) => isFollowUp && isSaid),
      published.filter(({ isFollowUp }) => isFollowUp),
    ),
    unsure: share(
      others.filter(({ isSure }) => !isSure),
      others,
    ),
  };
}
