import type { BuiltInAssistant } from '../../../src/assistant/assistant.ts';
import { latinDigits } from '../../../src/languages/digits.ts';
import { daysSince, fillDays } from '../../../src/seed/calendar.ts';
import { readDemonstration } from '../../../src/seed/demonstration.ts';
import { citedTitle } from '../english-title.ts';
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
  /** Its text, for the message of a failing test. */
  said: string;
}

const titleOf = (citation: string) => citation.slice(citation.indexOf(': ') + 2);

const texts = readDemonstration().records.map(({ type, published, fields }) => {
  const title = fields.title ?? fields.name;
  const citation = `${type}: ${title?.is === 'text' ? title.text : ''}`;
  return { citation, published, text: JSON.stringify(fields) };
});

/** A value as the records write it that hold it, whose days count from their own publication. */
function filled(value: string, citations: readonly string[] | null, today: Date): string[] {
  if (!value.includes('{{')) return [value];
  const holding = texts.filter(
    ({ citation, text }) =>
      text.includes(value) && (citations === null || citations.some((cited) => citation.startsWith(cited))),
  );
  return holding.map(({ published }) => fillDays(value, today, daysSince(today, published.on)));
}

/** With its numbers as 676500, in whichever digits and groups they were written. */
const plain = (text: string) => latinDigits(text).replace(/(?<=\d),(?=\d)/g, '');

/** The reply without the lines with its sources. */
const ownText = (text: string) => text.split('\n\n')[0] ?? '';

/** Puts a question to the assistant and judges the reply. @param today on which the demonstration was published */
export async function judged(
  assistant: BuiltInAssistant,
  { ask, cites, says, mustNotSay, related }: ColloquialQuestion,
  today: Date,
): Promise<Verdict> {
  const { passages, reply } = await assistant.find(ask);
  const isOf = (title: string, citations: readonly string[]) =>
    citations.some((citation) => citedTitle(title).startsWith(fillDays(titleOf(citation), today, 0)));
  const [first] = passages;
  const rank = passages.findIndex(({ source }) => isOf(source.title, cites));
  const said = ownText(reply.texts[0] ?? '');
  const isRight = says
    .flatMap((value) => filled(value, cites, today))
    .some((value) => plain(said).includes(plain(value)));
  const isMisleading = mustNotSay
    .flatMap((value) => filled(value, null, today))
    .some((value) => plain(said).includes(plain(value)));
  // A question for a number that gets another one, or a number for something that is not published.
  const isOther =
    says.length > 0 && !isRight && reply.isGrounded === true && rank !== 0 && /\p{Nd}/u.test(said);
  return {
    ask,
    isPublished: cites.length > 0,
    rank,
    isSilent: !first || (reply.isGrounded === false && isOf(first.source.title, related)),
    isWrong: (isMisleading && !isRight) || isOther,
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
  };
}
