import { intake } from '../../content/intake.ts';
import { person } from '../../content/person.ts';
import { langOf } from '../../languages/lang-of.ts';
import { withoutMarks } from '../../languages/marks.ts';
import type { TextPart } from '../../schema/field.ts';
import { fold } from '../../schema/fold.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import type { Candidate } from '../../search/engine.ts';
import { COLLEGE } from '../../search/entry.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import type { ProgrammeNames } from '../../search/search.ts';
import { languageOf, type Script, scriptOf } from '../../search/words/language.ts';
import { wordsOf } from '../../search/words/words.ts';
import { dayInSentence } from '../../ui/day-words.ts';
import type { BuiltInAssistant, BuiltInOptions, Passage, PublishedAnswer, Reply } from '../assistant.ts';
import type { Asked } from './asked.ts';
import { daysIn } from './days-in.ts';
import { isRelevant, type Standing, standingOf } from './decision.ts';
import { excerptOf } from './excerpt.ts';
import { saysValue } from './facts.ts';
import { followUp } from './follow-up.ts';
import { Question } from './question.ts';
import { type Before, type ComparedPart, comparedIn, type Relevance, relevanceOf } from './relevance.ts';
import { labelOf, namedCellsOf, rowsAlike } from './rows.ts';
import { linkTo, naming, phrasesFor, titleIn } from './words.ts';

/** The search's best matches, whose relevance is computed. */
const MAX_CANDIDATES = 60;
/** The answer, and up to two related records. */
const MAX_CHOSEN = 3;

/** More beside a name is a letter, not a post. */
const MAX_POST = 80;
/** A related record has at least this share of the best score. */
const RELATED_SHARE = 0.5;

/** A record that is relevant to a question, with the matching parts. */
interface Chosen {
  candidate: Candidate;
  /** What answers, in the language in which records are compared: English, where something is published in both. */
  excerpt: string;
  /** The same in the language of the question, as far as it is published. */
  said: string;
  isColumn: boolean;
  parts: readonly KeyedPart[];
  standing: Standing;
}

/**
 * Chooses the published content about a question.
 * @param taught the record that staff have tied to it, which comes first
 * @param before the question before, whose record comes first where it answers this one, too
 * @returns the best first; none if none is relevant enough
 */
async function choose(
  { search, types, now }: Pick<BuiltInOptions, 'search' | 'types' | 'now'>,
  query: ParsedQuery,
  taught: Candidate | null,
  before?: Before,
): Promise<{ question: Question; chosen: readonly Chosen[]; isTaught: boolean; goesOn?: true }> {
  // Intakes are told by their state, which no index has.
  const found = (await search.matches(query, false, MAX_CANDIDATES)).filter(
    ({ type }) => type !== intake.name,
  );
  const candidates = taught ? [taught, ...found.filter(({ id }) => id !== taught.id)] : found;
  const parts = await search.partsOf(before ? [before.record, ...candidates] : candidates);
  const { titles } = await search.programmeNames();
  const question = new Question(query, candidates, titles);
  const typeOf = new Map(types.map((type) => [type.name, type]));
  const relate = (candidate: Candidate, after?: Before) => {
    const type = typeOf.get(candidate.type);
    const kind = type?.admin.label ?? COLLEGE.kind;
    const preference = type ? (type.preference ?? 0) : preferenceForCollege(question);
    const context = { question, now: now(), kind, preference, before: after };
    return relevanceOf(candidate, comparedIn(parts.get(candidate.id)), context);
  };
  const ranked = candidates
    .map((candidate) => relate(candidate))
    .sort((one, other) => other.score - one.score);
  const first = ranked.find(({ candidate }) => candidate === taught) ?? ranked[0];
  const related = ranked.filter((one) => one !== first && first && one.score >= RELATED_SHARE * first.score);
  const best = first && (taught || isRelevant(first)) ? [first, ...related].slice(0, MAX_CHOSEN) : [];
  const chosenOf = (relevance: Relevance): Chosen => {
    const { candidate, part } = relevance;
    const own = parts.get(candidate.id) ?? [];
    const all = comparedIn(own);
    // A record that staff have tied to a question need not share a word with it.
    const quoted = part.text === '' ? (all[0] ?? part) : part;
    const { compared, said: inLanguage, isColumn } = quotedOf(quoted, all, question);
    const excerpt = excerptOf(compared, query);
    const said = inLanguage ? excerptOf(inLanguage, query) : excerpt;
    const isTaught = candidate === taught;
    const others = best.filter((one) => one !== relevance).map(({ score }) => score);
    const lead = relevance.score - Math.max(0, ...others);
    const standing = standingOf(question, relevance, { excerpt, isTaught, lead });
    return { candidate, excerpt, said, isColumn, parts: own, standing };
  };
  const chosen = best.map(chosenOf);
  const [top] = chosen;
  const isOfBefore = top !== undefined && top.candidate.id === before?.record.id && top.standing !== 'page';
  const going = before && !taught && !isOfBefore ? relate(before.record, before) : undefined;
  const same = going?.goesOn ? chosenOf(going) : undefined;
  if (!same || same.standing === 'page') return { question, chosen, isTaught: taught !== null };
  const others = chosen.filter(({ candidate }) => candidate.id !== same.candidate.id);
  return { question, chosen: [same, ...others].slice(0, MAX_CHOSEN), isTaught: false, goesOn: true };
}

/** What the question before was about; undefined where nothing was found. */
async function subjectOf(options: BuiltInOptions, text: string): Promise<Before | undefined> {
  const query = await options.search.parse(text, { isQuestion: true });
  const { chosen } = await choose(options, query, await options.search.taught(text));
  const record = chosen[0]?.candidate;
  return record && { query, record };
}

/** What is quoted of a record: its best part, or all rows of a table where the question names none. */
function quotedOf(part: ComparedPart, all: readonly ComparedPart[], question: Question) {
  const { query, isNepali } = question;
  const rows = question.saysWhole(labelOf(part.text)) ? [] : rowsAlike(part, all, query);
  const isColumn = rows.length > 0;
  if (!isColumn) {
    const named = (one: TextPart) => ({ ...one, text: namedCellsOf(one.text, query, part.text) });
    const { translation } = part;
    return {
      compared: named(part),
      said: isNepali && translation ? named(translation) : undefined,
      isColumn,
    };
  }
  const joined = (those: readonly TextPart[]): TextPart => ({
    heading: those[0]?.heading ?? '',
    text: those.map(({ text }, at) => namedCellsOf(text, query, rows[at]?.text)).join('; '),
  });
  const translated = rows.flatMap(({ translation }) => translation ?? []);
  const isWhole = isNepali && translated.length === rows.length;
  return { compared: joined(rows), said: isWhole ? joined(translated) : undefined, isColumn };
}

/** For who asks for the number of nobody else. */
const OWN_NUMBER = 0.8;

const preferenceForCollege = ({ asksForOffice }: Question) =>
  COLLEGE.preference + (asksForOffice ? OWN_NUMBER : 0);

/** The text of the best record, with notes on its language and on whether it has ended. */
function answerText(script: Script, asked: Asked, best: Chosen, now: Date): string {
  const phrases = phrasesFor(script);
  const { candidate, said, parts, isColumn } = best;
  const isInNepali = script !== 'english';
  const title = titleIn(script, candidate);
  // The name of who writes a message or leads a programme stands in its title.
  const isOfPerson = asked.values.includes('person') || candidate.type === person.name;
  const isNamedAbove = isOfPerson && saysValue('person', candidate.title);
  const text = isNamedAbove && said.length > MAX_POST ? title : said || title;
  if (isTelephone(best)) {
    // How to reach the office belongs together.
    const ofLanguage = parts.filter(({ lang }) => (lang === 'ne') === isInNepali);
    const phone = ofLanguage.find((part) => TELEPHONE.test(part.text))?.text ?? text;
    const saysHours = (part: KeyedPart) => !TELEPHONE.test(part.text) && saysValue('time', part.text);
    const hours = ofLanguage.find(saysHours) ?? parts.find(saysHours);
    return [phone, hours?.text, phrases.writeToUs].filter(Boolean).join('\n');
  }
  // 'Seats: 48' is understood in either.
  const isOther = (langOf(text) === 'ne') !== isInNepali && !/^[^:]{1,40}: [\p{Nd}\p{P}\s]+$/u.test(text);
  // A price or a rule stays true after the days beside it.
  const isOfTime = asked.values.length === 0 || asked.values.includes('time');
  const ended = isOfTime ? lastDay(best, now) : undefined;
  const notes = [
    best.standing === 'likely' && phrases.likely,
    ended && phrases.hasEnded(dayInSentence(script === 'devanagari' ? 'ne' : 'en', dayInKathmandu(ended))),
    isOther && phrases.inOtherLanguage,
  ].filter(Boolean);
  // Rows that the question does not tell apart say nothing of what they are the rows.
  return [...notes, (isNamedAbove || isColumn) && text !== title ? `${title}: ${text}` : text].join('\n');
}

/** Whether the answer is how to reach the office. */
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
  const [source, ...related] = passages.map((passage) => linkTo(script, passage.source));
  const { source: from, related: also } = phrasesFor(script);
  const lines = [source && `${from}: ${source}`, related.length > 0 && `${also}: ${related.join(', ')}`];
  return lines.filter(Boolean).join('\n');
}

/** More frequent words occur in nearly every record, so they do not identify one. */
const MIN_RARITY = 0.2;

/** Answers with excerpts of published records, so it cannot say what the college has not written. */
export function createBuiltInAssistant(options: BuiltInOptions): BuiltInAssistant {
  const { search, resultUrls, now } = options;
  const find: BuiltInAssistant['find'] = async (typed, { before } = {}) => {
    const message = withoutMarks(typed);
    const script = scriptOf(message);
    const smallTalk = smallTalkReply(message);
    if (smallTalk) return replyWithoutSource(smallTalk);
    const names = await search.programmeNames();
    const earlierText = before && withSpaces(before, names);
    const own = withSpaces(message, names);
    const { asked: text, taken, lacks } = followUp(own, earlierText, names);
    const subject = text.slice(0, text.indexOf(own));
    const query = { ...(await search.parse(text, { isQuestion: true })), typed: message, subject };
    const taught = await search.taught(text);
    const isIncomplete = lacks !== null && !taught;
    const earlier = earlierText === undefined ? undefined : await subjectOf(options, earlierText);
    const phrases = phrasesFor(script);
    const { question, chosen, isTaught, goesOn } = await choose(options, query, taught, earlier);
    // Nothing to look up: 'What can you do?', 'Where is the college?'
    if (!taught && !isIncomplete && !goesOn && !query.words.some(({ rarity }) => rarity >= MIN_RARITY))
      return replyWithoutSource(phrases.ask);
    const passages: Passage[] = [];
    const language = script === 'english' ? 'en' : 'ne';
    const ids = question.programmes.map(({ item }) => item);
    const told =
      !taught && question.asksWhenToApply(taken && (before ?? ''))
        ? await options.intakes(language, ids)
        : undefined;
    if (told?.text) passages.push({ source: { title: told.title, path: '/admissions' }, text: told.text });
    for (const { candidate, said } of chosen) {
      const source = { title: titleIn(script, candidate), path: await resultUrls.of(candidate) };
      passages.push({ source, text: said });
    }
    passages.splice(MAX_CHOSEN);
    const sources = sourcesOf(passages, script);
    const [best] = chosen;
    // Of the record of the question before, which the answer and the next question name.
    const about = goesOn && best && taken === '' ? titleIn(script, best.candidate) : '';
    const isOfBest = best !== undefined && best.standing !== 'page' && !isIncomplete;
    const isSaid = isOfBest || Boolean(told?.text);
    const ofBest = best && (isOfBest ? answerText(script, question.asked, best, now()) : phrases.offer);
    const offered = told?.text || ofBest;
    const answer = isIncomplete && lacks === 'subject' ? phrases.ofWhat : offered;
    const said = answer ? [answer, sources].filter(Boolean).join('\n\n') : phrases.unknown;
    // Nothing published is missing where the question is not whole.
    const isGrounded = isIncomplete || isSaid || isTaught;
    const found = best && { type: best.candidate.type, item: best.candidate.item, text: best.said };
    const reply: Reply = {
      texts: [naming(isIncomplete ? '' : taken || about, said)],
      isGrounded,
      asked: about ? `${about}: ${text}` : text,
      ...(answer && !isIncomplete && { mayRate: true }),
      ...(found && !isGrounded && { withheld: found }),
    };
    return { passages, ...(found && { best: found }), reply, sources, taken, isIncomplete };
  };
  return { find, reply: async (message, asking) => (await find(message, asking)).reply };
}

/** Question words as they are typed in haste. */
const ASKS_BY = new Map(Object.entries({ wat: 'what', wht: 'what', wen: 'when', whr: 'where', hw: 'how' }));

/** With the spaces of programmes that were typed without: 'ballb', 'bscnursing'; question words in full. */
const withSpaces = (message: string, { joined }: ProgrammeNames) =>
  message.replace(/[\p{L}\p{M}]+/gu, (word) => joined.get(fold(word)) ?? ASKS_BY.get(fold(word)) ?? word);

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
