import { addressIn } from '../../languages/address.ts';
import { withoutMarks } from '../../languages/marks.ts';
import type { ContentType } from '../../schema/define-type.ts';
import type { TextPart } from '../../schema/field.ts';
import { fold } from '../../schema/fold.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import type { Candidate } from '../../search/engine.ts';
import { COLLEGE } from '../../search/entry.ts';
import type { FindOptions } from '../../search/find.ts';
import { matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import type { ProgrammeNames } from '../../search/search.ts';
import { languageOf, type Script, scriptOf } from '../../search/words/language.ts';
import { keysOfText, wordsOf } from '../../search/words/words.ts';
import { dayInSentence } from '../../ui/day-words.ts';
import type { BuiltInAssistant, Passage, PublishedAnswer, Reply } from '../assistant.ts';
import type { Asked } from './asked.ts';
import { daysIn } from './days-in.ts';
import { isRelevant, type Standing, standingOf } from './decision.ts';
import { excerptOf } from './excerpt.ts';
import { factsOf, saysValue } from './facts.ts';
import { followUp } from './follow-up.ts';
import { Question } from './question.ts';
import { type MatchContext, RecordMatch, type Relevance } from './relevance.ts';
import { isColumnNames, namedCellsOf, rowsOfColumn } from './rows.ts';
import { naming, phrasesFor } from './words.ts';

/** The search's best matches, whose relevance is computed. */
const MAX_CANDIDATES = 60;
/** The answer, and up to two related records. */
const MAX_CHOSEN = 3;

/** A question of no more words may be about the record that the one before was about. */
const MAX_SHORT = 2;

/** A related record has at least this share of the best score. */
const RELATED_SHARE = 0.5;
/** With at least this share it may take the place of the best one, which does not say the answer. */
const NEAR_SHARE = 0.9;

/** A record that is relevant to a question, with the matching parts. */
interface Chosen {
  candidate: Candidate;
  /** What answers, in the language in which records are compared: English, where something is published in both. */
  excerpt: string;
  /** The same in the language of the question, as far as it is published. */
  said: string;
  parts: readonly KeyedPart[];
  standing: Standing;
}

interface Choice {
  asked: Asked;
  /** Best first; empty if none is relevant enough. */
  chosen: readonly Chosen[];
  /** Whether staff have tied the best one to the question. */
  isTaught: boolean;
}

/**
 * Chooses the published content about a question.
 * @param taught records that staff have tied to it, which come first
 */
async function choose(
  { search, types, now }: Pick<FindOptions, 'search' | 'types' | 'now'>,
  query: ParsedQuery,
  taught: Candidate | null,
  before: ParsedQuery | undefined,
): Promise<Choice> {
  const found = await search.matches(query, false, MAX_CANDIDATES);
  const candidates = taught ? [taught, ...found.filter(({ id }) => id !== taught.id)] : found;
  const parts = await search.partsOf(candidates);
  const { titles } = await search.programmeNames();
  const question = new Question(query, candidates, titles);
  const { asked } = question;
  // A question with a programme of its own is about that.
  const context = question.programmes.length > 0 ? undefined : before;
  const contextOf = contexts(types, question, context, now());
  const ranked = bestOf(
    candidates.map(
      (candidate) => new RecordMatch(candidate, comparedIn(parts.get(candidate.id)), contextOf(candidate)),
    ),
    taught,
  );
  const first = ranked.find(({ candidate }) => candidate === taught) ?? ranked[0];
  // If every word matches by a spelling guess only, what is found is about something else.
  const isGuesswork = query.words.length > 1 && query.words.every(({ isGuess }) => isGuess);
  if (!first || !(taught || (isRelevant(first) && !isGuesswork)))
    return { asked, chosen: [], isTaught: false };
  const best = [
    first,
    ...ranked.filter((one) => one !== first && one.score >= RELATED_SHARE * first.score),
  ].slice(0, MAX_CHOSEN);
  const related = best.map((relevance) => {
    const { candidate, part } = relevance;
    const own = parts.get(candidate.id) ?? [];
    // A record that staff have tied to a question need not share a word with it.
    const quoted = part.text === '' ? (own[0] ?? part) : part;
    const { compared, said: inLanguage, isColumn } = quotedOf(quoted, own, question);
    const excerpt = excerptOf(compared, query);
    const said = inLanguage ? excerptOf(compared, query, inLanguage) : excerpt;
    const isTaught = candidate === taught;
    const others = best.filter((one) => one !== relevance).map(({ score }) => score);
    const lead = relevance.score - Math.max(0, ...others);
    const standing = standingOf(question, relevance, { excerpt, isTaught, isColumn, lead });
    return { candidate, excerpt, said, parts: own, standing, score: relevance.score };
  });
  // Of those that are about as relevant, one that says the answer comes first.
  const near = taught ? [] : related.filter(({ score }) => score >= NEAR_SHARE * first.score);
  const answering = near.find(({ standing }) => standing === 'answer');
  const chosen = answering ? [answering, ...related.filter((one) => one !== answering)] : related;
  return { asked, chosen, isTaught: first.candidate === taught };
}

/**
 * What is quoted of a record: its best part, that with the fact that has the value, or the rows of a table in the column
 * that the question names.
 */
function quotedOf(part: TextPart, parts: readonly KeyedPart[], { query, isNepali, asked }: Question) {
  const all = comparedIn(parts);
  const [label = ''] = part.text.split(' – ', 1);
  const isOfDays = asked.values.includes('time') && saysValue('day', label);
  const rows = rowsOfColumn(part, all, query, isOfDays);
  const isColumn = rows.length > 0;
  const value = isColumn ? undefined : factWithValue(part, all, asked);
  const quoted = isColumn ? rows : value ? [part, value] : [part];
  const translated = isNepali ? quoted.map((one) => translationOf(one, parts) ?? (value && one)) : [];
  const isWhole = translated.length > 0 && translated.every((one) => one !== undefined);
  if (quoted.length === 1) return { compared: part, said: isWhole ? translated[0] : undefined, isColumn };
  const joined = (those: readonly TextPart[]): TextPart => ({
    heading: those[0]?.heading ?? '',
    text: those.map(({ text }, at) => namedCellsOf(text, query, quoted[at]?.text)).join('; '),
  });
  return { compared: joined(quoted), said: isWhole ? joined(translated) : undefined, isColumn };
}

/** The fact of a record that has the value which a question asks for, where the one that fits best has none. */
function factWithValue(part: TextPart, parts: readonly KeyedPart[], { values }: Asked) {
  const saysAll = (one: TextPart) => values.every((value) => saysValue(value, one.text));
  const isFact = (one: TextPart) => factsOf(one).labelKeys.length > 0;
  // 'Class hours' are no time of an entrance.
  const isOfTime = values.includes('time');
  if (values.length === 0 || isOfTime || !isFact(part) || saysAll(part)) return undefined;
  return parts.find((one) => isFact(one) && saysAll(one));
}

const known = new WeakMap<readonly KeyedPart[], readonly KeyedPart[]>();

/**
 * The parts of a record by which it is compared with a question: a Nepali translation is left out and its words count as
 * those of the English part, so that either is found; rows of column names are left out. Cached as long as the parts, since
 * every question compares many.
 */
function comparedIn(parts: readonly KeyedPart[] = []): readonly KeyedPart[] {
  const found = known.get(parts);
  if (found) return found;
  const translations = new Map(parts.map((part) => [part.translates, part]));
  const compared = parts
    .map((part, at) => withWordsOf(part, translations.get(at)))
    .filter((part, at) => part.translates === undefined && !isColumnNames(part, parts[at - 1]));
  known.set(parts, compared);
  return compared;
}

/** A part that is found by the words of its translation, too. */
const withWordsOf = (part: KeyedPart, translation: KeyedPart | undefined): KeyedPart =>
  translation
    ? {
        ...part,
        headingKeys: [...part.headingKeys, ...translation.headingKeys],
        keys: [...part.keys, ...translation.keys],
      }
    : part;

const translationOf = (part: TextPart, parts: readonly KeyedPart[]) => {
  const at = parts.findIndex(({ heading, text }) => heading === part.heading && text === part.text);
  return at < 0 ? undefined : parts.find(({ translates }) => translates === at);
};

/** The parts by which records of each type are compared. */
function contexts(
  types: readonly ContentType[],
  question: Question,
  before: ParsedQuery | undefined,
  now: Date,
) {
  const known = new Map<string, MatchContext>();
  const typeOf = new Map(types.map((type) => [type.name, type]));
  return ({ type: name }: Candidate): MatchContext => {
    let site = known.get(name);
    if (site) return site;
    const type = typeOf.get(name);
    const kind = type?.admin.label ?? COLLEGE.kind;
    const ofKind = matchQualities(question.query, keysOfText(kind));
    const preference = type ? (type.preference ?? 0) : preferenceForCollege(question);
    site = { question, ofKind, preference, before, now };
    known.set(name, site);
    return site;
  };
}

/** For who asks for the number of nobody else. */
const OWN_NUMBER = 0.8;

function preferenceForCollege({ asksForOffice, asked }: Question): number {
  if (asksForOffice) return COLLEGE.preference + OWN_NUMBER;
  // 'Whom do I contact about the bus?' asks for somebody.
  return asked.values.includes('person') ? -OWN_NUMBER : COLLEGE.preference;
}

/** The relevance of the best records, best first; that of others, which cannot be chosen, is not computed. */
function bestOf(matches: readonly RecordMatch[], taught: Candidate | null): Relevance[] {
  const best: Relevance[] = [];
  for (const match of matches.toSorted((one, other) => other.ceiling - one.ceiling)) {
    const isOutdone = match.ceiling < (best[MAX_CHOSEN - 1]?.score ?? 0);
    if (isOutdone && match.candidate !== taught) continue;
    best.push(match.relevance());
    best.sort((one, other) => other.score - one.score);
  }
  return best;
}

/** Above this share of Devanagari letters a text is Nepali; Latin names and codes occur in both languages. */
const NEPALI_SHARE = 0.4;

function isNepali(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 0 &&
    letters.filter((one) => /\p{Script=Devanagari}/u.test(one)).length > NEPALI_SHARE * letters.length
  );
}

const languageOfScript = (script: Script) => (script === 'english' ? 'en' : 'ne');

/** The text of the best record, with notes on its language and on whether it has ended. */
function answerText(script: Script, asked: Asked, best: Chosen, now: Date): string {
  const phrases = phrasesFor(script);
  const { candidate, said, parts } = best;
  const found = said || candidate.title;
  const isInNepali = script !== 'english';
  const text = isTelephone(best)
    ? (parts.find((part) => TELEPHONE.test(part.text) && isNepali(part.text) === isInNepali)?.text ?? found)
    : found;
  if (isTelephone(best)) {
    const withTimes = parts.filter(({ text: line }) => !TELEPHONE.test(line) && saysValue('time', line));
    const hours = (withTimes.find(({ text: line }) => isNepali(line) === isNepali(text)) ?? withTimes[0])
      ?.text;
    return [text, hours, phrases.writeToUs].filter(Boolean).join('\n');
  }
  // 'Seats: 48' is understood in either.
  const isOther = (script === 'english') === isNepali(text) && !/^[^:]{1,40}: [\p{Nd}\p{P}\s]+$/u.test(text);
  // A price or a rule stays true after the days beside it.
  const isOfTime = asked.values.length === 0 || asked.values.includes('time');
  const ended = isOfTime ? lastDay(best, now) : undefined;
  const notes = [
    best.standing === 'likely' && phrases.likely,
    ended && phrases.hasEnded(dayInSentence(script === 'devanagari' ? 'ne' : 'en', dayInKathmandu(ended))),
    isOther && phrases.inOtherLanguage,
  ].filter(Boolean);
  // The name of who writes a message or leads a programme stands in its title.
  const above = asked.values.includes('person') && saysValue('person', candidate.title);
  return [...notes, above ? `${titleIn(script, candidate)}: ${text}` : text].join('\n');
}

const titleIn = (script: Script, { title, nepaliTitle }: Candidate) =>
  (script !== 'english' && nepaliTitle) || title;

/** Whether the answer is how to reach the office, which belongs together. */
const isTelephone = ({ candidate, excerpt }: Chosen) =>
  candidate.type === COLLEGE.type && TELEPHONE.test(excerpt);

const TELEPHONE = /\+\d[\d\s-]{6,}/;

/** The last of the days that a passage names, if all of them are past; otherwise undefined. */
function lastDay({ candidate, excerpt, parts }: Chosen, now: Date): string | undefined {
  const named = daysIn(sentencesThatEnd(excerpt), candidate.at);
  const days =
    named.length > 0
      ? named
      : parts.flatMap(({ text }) => daysIn(text.match(EVENT_DAY)?.[0] ?? '', candidate.at));
  const last = days.sort().at(-1);
  return last !== undefined && last < dayInKathmandu(now) ? last : undefined;
}

/** Words by which a day is the beginning of something that goes on, and those by which it ends. */
const BEGINS =
  /\b(?:began|begins?|started|starts?|opened|opens?|founded|established|in force|joined|published|issued)\b|सुरु|शुरु|स्थापना|लागू|खुल्यो|प्रकाशित/iu;
const ENDS =
  /\b(?:until|till|by|before|last|deadline|due|clos\w+|ends?|ended)\b|सम्म|अन्तिम|म्याद|भित्र|बन्द|सकि/iu;

/** Without sentences that say on which day something began. */
const sentencesThatEnd = (text: string) =>
  text
    .split(/(?<=[.!?।])\s/u)
    .filter((sentence) => !BEGINS.test(sentence) || ENDS.test(sentence))
    .join(' ');

/** The fact with the day of an event, as the search index holds it. */
const EVENT_DAY = /^Event day: .*$/;

/** The sources as shown below an answer; empty without passages. */
function sourcesOf(passages: readonly Passage[], script: Script): string {
  const language = languageOfScript(script);
  const links = passages.map(
    ({ source: { title, path } }) => `[${withoutBrackets(title)}](${addressIn(language, path)})`,
  );
  const [source, ...related] = links;
  const { source: from, related: also } = phrasesFor(script);
  const lines = [source && `${from}: ${source}`, related.length > 0 && `${also}: ${related.join(', ')}`];
  return lines.filter(Boolean).join('\n');
}

/** Square brackets would end the words of a link. */
const withoutBrackets = (title: string) => title.replace(/[[\]]/g, (one) => (one === '[' ? '(' : ')'));

/** More frequent words occur in nearly every record, so they do not identify one. */
const MIN_RARITY = 0.2;

/** Answers with excerpts of published records, so it cannot say what the college has not written. */
export function createBuiltInAssistant(options: FindOptions): BuiltInAssistant {
  const { search, resultUrls, now } = options;
  /** A message as it is understood after the question before; a polite line for one that asks nothing. */
  const understand = async (typed: string, before: string | undefined) => {
    const message = withoutMarks(typed);
    const smallTalk = smallTalkReply(message);
    if (smallTalk) return { line: smallTalk };
    const names = await search.programmeNames();
    const {
      asked: text,
      taken,
      lacks,
    } = followUp(withSpaces(message, names), before && withSpaces(before, names), names);
    const query = { ...(await search.parse(text, { isQuestion: true })), typed: message };
    const script = scriptOf(message);
    const taught = await search.taught(text);
    const isIncomplete = lacks !== null && !taught;
    // Nothing to look up: 'What can you do?', 'Where is the college?'
    if (!taught && !isIncomplete && !query.words.some(({ rarity }) => rarity >= MIN_RARITY))
      return { line: phrasesFor(script).ask };
    return { text, taken, lacks, query, script, taught, isIncomplete };
  };
  const find: BuiltInAssistant['find'] = async (typed, { before } = {}) => {
    const understood = await understand(typed, before);
    if (understood.line !== undefined) return replyWithoutSource(understood.line);
    const { text, taken, lacks, query, script, taught, isIncomplete } = understood;
    const phrases = phrasesFor(script);
    // What took words of the question before has its subject already.
    const isShort = before !== undefined && taken === '' && query.words.length <= MAX_SHORT;
    const earlier = isShort ? await search.parse(before, { isQuestion: true }) : undefined;
    const { asked, chosen, isTaught } = await choose(options, query, taught, earlier);
    const passages: Passage[] = [];
    for (const { candidate, said } of chosen) {
      const source = { title: titleIn(script, candidate), path: await resultUrls.of(candidate) };
      passages.push({ source, text: said });
    }
    const sources = sourcesOf(passages, script);
    const [best] = chosen;
    const isSaid = best !== undefined && best.standing !== 'page' && !isIncomplete;
    const offered = best && (isSaid ? answerText(script, asked, best, now()) : phrases.offer);
    const answer = isIncomplete && lacks === 'subject' ? phrases.ofWhat : offered;
    const said = answer ? [answer, sources].filter(Boolean).join('\n\n') : phrases.unknown;
    // Nothing published is missing where the question is not whole.
    const isGrounded = isIncomplete || isSaid || isTaught;
    const found = best && { type: best.candidate.type, item: best.candidate.item, text: best.said };
    const reply: Reply = {
      texts: [naming(isIncomplete ? '' : taken, said)],
      isGrounded,
      asked: text,
      ...(answer && !isIncomplete && { mayRate: true }),
      ...(found && !isGrounded && { withheld: found }),
    };
    return { passages, ...(found && { best: found }), reply, sources, taken, isIncomplete };
  };
  return {
    find,
    reply: async (message, asking) => (await find(message, asking)).reply,
    async understood(messages) {
      let before: string | undefined;
      const all: string[] = [];
      for (const message of messages) {
        const { text } = await understand(message, before);
        before = text ?? before;
        all.push(text ?? message);
      }
      return all;
    },
  };
}

/** With the spaces of programmes that were typed without: 'ballb', 'bscnursing'. */
const withSpaces = (message: string, { joined }: ProgrammeNames) =>
  message.replace(/[\p{L}\p{M}]+/gu, (word) => joined.get(fold(word)) ?? word);

/** Counts as grounded, because nothing published is missing. */
const replyWithoutSource = (text: string): PublishedAnswer => ({
  passages: [],
  reply: { texts: [text], isGrounded: true },
  sources: '',
  taken: '',
  isIncomplete: false,
});

const set = (words: string) =>
  new Set(words.split(' ').flatMap((word) => [...wordsOf(word)].map(({ keys }) => keys[0])));

const GREETING = set('hello hi hey hii namaste namaskar good morning afternoon evening day नमस्ते नमस्कार');
const THANKS = set('thanks thank thankyou thx ty dhanyabad धन्यवाद');
const FAREWELL = set('bye goodbye');
/** Words that may accompany them without making a question. */
const FILLER = set(
  'you u so very much a lot there sir madam maam miss dear hajur dai didi ji please ok okay all the team',
);

const MAX_WORDS = 8;

/** @returns a polite line for a greeting, thanks or a farewell without a question; else null */
export function smallTalkReply(message: string): string | null {
  const keys = [...wordsOf(message)].map((word) => word.keys[0]);
  if (keys.length === 0 || keys.length > MAX_WORDS) return null;
  const isOnly = (kind: ReadonlySet<string | undefined>) =>
    keys.some((key) => kind.has(key)) && keys.every((key) => kind.has(key) || FILLER.has(key));
  const lines = phrasesFor(languageOf(message) === 'ne' ? 'devanagari' : 'english');
  if (isOnly(THANKS)) return lines.thanks;
  if (isOnly(FAREWELL)) return lines.farewell;
  return isOnly(GREETING) ? lines.greeting : null;
}
