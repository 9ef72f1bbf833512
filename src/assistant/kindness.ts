import { phonesOf } from '../content/college.ts';
import { withoutMarks } from '../languages/marks.ts';
import { textIn } from '../languages/text-in.ts';
import { type Script, scriptOf } from '../search/words/language.ts';
import { keysOfText, wholeWordsOf } from '../search/words/words.ts';
import type { Site } from '../whole-site.ts';
import type { Reply } from './assistant.ts';
import { linkTo, phrasesFor, titleIn } from './built-in/words.ts';
import * as said from './kindness-phrases.ts';

/** The keys of one word of a message. */
type Word = readonly string[];

interface Phrase {
  words: readonly string[];
  /** Whether it ends what is said. */
  isLast: boolean;
  isNepali: boolean;
  /** Whether it names the matter only. */
  isName: boolean;
}

const phrasesIn = ({ english, nepali }: Record<'english' | 'nepali', string>, isName: boolean): Phrase[] =>
  [nepali, english].flatMap((all) =>
    all.split('; ').map((text) => {
      const isLast = text.endsWith(' .');
      const words = text.split(' ').slice(0, isLast ? -1 : undefined);
      return { words, isLast, isNepali: all === nepali, isName };
    }),
  );
const PHRASES = [...phrasesIn(said.DESPAIR, false), ...phrasesIn(said.NAMED, true)];

/** Made when a list is first needed, to keep the start fast. */
const keys = new Map<string, ReadonlySet<string>>();

/** Whether a word of a message is one of a list from `kindness-phrases.ts`. */
function isIn(list: string, word: Word | undefined): boolean {
  const known = keys.get(list) ?? new Set(keysOfText(list));
  keys.set(list, known);
  return word?.some((key) => known.has(key)) ?? false;
}

const SENTENCE_END = /[.!?।,;:…\n]+/u;
const NEGATED_VERB = /\b(ca|could|did|do|does|wo|would)(?:n['’‘＇ʼ]?t|nnot)\b/giu;

const wordsIn = (text: string): Word[] => wholeWordsOf(text).map(({ keys: own }) => own);

/** The phrase of despair in a message; undefined if there is none, or if it is denied, a thing's or a seminar's. */
function despairIn(message: string): Phrase | undefined {
  // The words of the search leave out what follows an apostrophe.
  const sentences = message.replace(NEGATED_VERB, '$1 not').split(SENTENCE_END).map(wordsIn);
  return PHRASES.find((phrase) => sentences.some((sentence) => isMeant(phrase, sentence)));
}

const isMeant = (phrase: Phrase, sentence: readonly Word[]) =>
  sentence.some((_, from) => {
    const end = endOf(phrase, sentence, from);
    return end !== undefined && !isTurnedRound(phrase, sentence, from, end);
  });

/** The position behind a phrase that begins here; undefined if it does not. */
function endOf(
  { words: wanted, isLast }: Phrase,
  sentence: readonly Word[],
  from: number,
): number | undefined {
  let at = from;
  for (const [index, one] of wanted.entries()) {
    const list = said.SHARED[one] ?? one;
    while (index > 0 && !isIn(list, sentence[at]) && isIn(said.SMALL, sentence[at])) at += 1;
    if (!isIn(list, sentence[at])) return undefined;
    at += 1;
  }
  let last = at;
  while (isLast && isIn(said.TAIL, sentence[last])) last += 1;
  return isLast && last < sentence.length && !isIn(said.NEXT, sentence[last]) ? undefined : at;
}

function isTurnedRound({ isName }: Phrase, sentence: readonly Word[], from: number, end: number): boolean {
  let denied = from - 1;
  while (isIn(said.PASSED, sentence[denied]) && !isIn(said.SPEAKER, sentence[denied])) denied -= 1;
  if (isIn(said.NOT_BEFORE, sentence[denied]) || isIn(said.NOT_AFTER, sentence[end])) return true;
  const at = sentence.findLastIndex((word, index) => index < from && !isIn(said.BETWEEN, word));
  const isOfSpeaker = sentence.slice(at + 1, from).some((word) => isIn(said.SPEAKER, word));
  const before = isOfSpeaker ? undefined : sentence[at];
  const after = sentence.slice(end).find((word) => !isIn(said.BETWEEN, word));
  if (isIn(said.THINGS, before) || isIn(said.JOKES, after)) return true;
  return isName && (isIn(said.TOPICS, before) || isIn(said.TOPICS, after));
}

/** Whether a message insults and asks nothing. */
function isAbuse(message: string): boolean {
  const all = wordsIn(message);
  const isInsult = (word: Word) => isIn(said.INSULTS, word);
  return all.some(isInsult) && all.every((word) => isInsult(word) || isIn(said.FILLERS, word));
}

/** Whether a message gets a fixed reply, and is nothing to be counted as a question. */
export const isDespairOrAbuse = (message: string) => despairIn(message) !== undefined || isAbuse(message);

type Needed = Pick<Site, 'search' | 'resultUrls' | 'college' | 'onError'>;

/** The fixed reply to despair or abuse, before anything is looked up or sent to a service; null to anything else. */
export async function kindReply(site: Needed, typed: string): Promise<Reply | null> {
  const message = withoutMarks(typed);
  const despair = despairIn(message);
  const letters = scriptOf(message);
  const script = despair?.isNepali && letters === 'english' ? 'romanised' : letters;
  const phrases = phrasesFor(script);
  if (!despair) return isAbuse(message) ? { texts: [phrases.calm], isGrounded: true } : null;
  const facts = await site.college();
  const counsellor = await counsellorLink(site, script).catch((error: unknown) => {
    site.onError(error);
    return undefined;
  });
  const { text: helplines } = textIn(script === 'devanagari' ? 'ne' : 'en', facts, 'helplines');
  const phones = phonesOf(facts).join(', ');
  const lines = [
    phrases.despair,
    counsellor && `${phrases.counsellor}: ${counsellor}`,
    helplines && `${phrases.helplines}:\n${helplines}`,
    phones && `${phrases.office}: ${phones}`,
  ];
  return { texts: [lines.filter(Boolean).join('\n\n')], isGrounded: true };
}

const COUNSELLOR =
  /\bcounsell?(?:ors?|ing)\b|\bpsycho(?:logist|social)|परामर्शदाता|मनोपरामर्श|मनोसामाजिक|मनोविद|काउन्सिलर/iu;
const OTHER_COUNSELLOR =
  /\b(?:career|admissions?|visa|abroad|academic|education(?:al)?) counsell?(?:ors?|ing)\b/giu;
const namesCounsellor = (text: string) => COUNSELLOR.test(text.replace(OTHER_COUNSELLOR, ''));

const SOUGHT = 'counsellor counselling psychologist psychosocial परामर्शदाता मनोविद् मनोपरामर्श';
const MAX_LOOKED_AT = 40;

/** A link to the published record that tells of a counsellor, by its title before others; undefined if there is none. */
async function counsellorLink({ search, resultUrls }: Needed, script: Script): Promise<string | undefined> {
  const query = await search.parse(SOUGHT, { isQuestion: true });
  const found = await search.matches(query, false, MAX_LOOKED_AT);
  const parts = await search.partsOf(found);
  const best =
    found.find(({ title, nepaliTitle }) => namesCounsellor(`${title}\n${nepaliTitle}`)) ??
    found.find(({ id }) =>
      parts.get(id)?.some(({ heading, text }) => namesCounsellor(`${heading}\n${text}`)),
    );
  return best && linkTo(script, { title: titleIn(script, best), path: await resultUrls.of(best) });
}
