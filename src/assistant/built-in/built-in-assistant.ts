import { addressIn } from '../../languages/address.ts';
import { withoutMarks } from '../../languages/marks.ts';
import { dayInKathmandu } from '../../schema/kathmandu.ts';
import { COLLEGE } from '../../search/entry.ts';
import type { FindOptions } from '../../search/find.ts';
import { type Script, scriptOf } from '../../search/words/language.ts';
import { dayInSentence } from '../../ui/day-words.ts';
import type { BuiltInAssistant, Passage, PublishedAnswer, Reply } from '../assistant.ts';
import type { Asked } from './asked.ts';
import { type Chosen, choose } from './choose.ts';
import { daysIn } from './days-in.ts';
import { phrasesFor } from './phrases.ts';
import { smallTalkReply } from './small-talk.ts';
import { saysValue } from './told.ts';

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
  const { candidate, excerpt, parts } = best;
  const found = excerpt || candidate.title;
  const isInNepali = script !== 'english';
  const text = isTelephone(best)
    ? (parts.find((part) => TELEPHONE.test(part.text) && isNepali(part.text) === isInNepali)?.text ?? found)
    : found;
  if (isTelephone(best)) {
    const withTimes = parts.filter(({ text: told }) => !TELEPHONE.test(told) && saysValue('time', told));
    const hours = (withTimes.find(({ text: told }) => isNepali(told) === isNepali(text)) ?? withTimes[0])
      ?.text;
    return [text, hours, phrases.writeToUs].filter(Boolean).join('\n');
  }
  const isOther = (script === 'english') === isNepali(text);
  // A price or a rule stays true after the days beside it.
  const isOfTime = asked.values.length === 0 || asked.values.includes('time');
  const ended = isOfTime ? lastDay(best, now) : undefined;
  const notes = [
    ended && phrases.hasEnded(dayInSentence(script === 'devanagari' ? 'ne' : 'en', dayInKathmandu(ended))),
    isOther && phrases.inOtherLanguage,
  ].filter(Boolean);
  return [...notes, text].join('\n');
}

/** Whether the answer is how to reach the office, which belongs together. */
const isTelephone = ({ candidate, excerpt }: Chosen) =>
  candidate.type === COLLEGE.type && TELEPHONE.test(excerpt);

const TELEPHONE = /\+\d[\d\s-]{6,}/;

/** The last of the days that a passage names, if all of them are past; otherwise undefined. */
function lastDay({ candidate, excerpt, parts }: Chosen, now: Date): string | undefined {
  const told = daysIn(excerpt, candidate.at);
  const days =
    told.length > 0
      ? told
      : parts.flatMap(({ text }) => daysIn(text.match(EVENT_DAY)?.[0] ?? '', candidate.at));
  const last = days.sort().at(-1);
  return last !== undefined && last < dayInKathmandu(now) ? last : undefined;
}

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
const MIN_RARITY = 0.32;

/** Answers with excerpts of published records, so it cannot say what the college has not written. */
export function createBuiltInAssistant(options: FindOptions): BuiltInAssistant {
  const { search, resultUrls, now } = options;
  const find = async (typed: string): Promise<PublishedAnswer> => {
    const message = withoutMarks(typed);
    const smallTalk = smallTalkReply(message);
    if (smallTalk) return replyWithoutSource(smallTalk);
    const query = await search.parse(message, { isQuestion: true });
    const script = scriptOf(message);
    const phrases = phrasesFor(script);
    // Nothing to look up: 'What can you do?', 'Where is the college?'
    const taught = await search.taught(message);
    if (!taught && !query.words.some(({ rarity }) => rarity >= MIN_RARITY))
      return replyWithoutSource(phrases.ask);
    const { asked, chosen, isAnswer, isTaught } = await choose(options, query, taught);
    const passages: Passage[] = [];
    for (const { candidate, excerpt } of chosen) {
      const title = (script !== 'english' && candidate.nepaliTitle) || candidate.title;
      const source = { title, path: await resultUrls.of(candidate) };
      passages.push({ source, text: excerpt });
    }
    const sources = sourcesOf(passages, script);
    const [best] = chosen;
    const said = best && (isAnswer ? answerText(script, asked, best, now()) : phrases.offer);
    const reply: Reply = said
      ? { texts: [`${said}\n\n${sources}`], isGrounded: isAnswer || isTaught }
      : { texts: [phrases.unknown], isGrounded: false };
    return { passages, reply, sources };
  };
  return { find, reply: async (message) => (await find(message)).reply };
}

/** Counts as grounded, because nothing published is missing. */
const replyWithoutSource = (text: string): PublishedAnswer => ({
  passages: [],
  reply: { texts: [text], isGrounded: true },
  sources: '',
});
