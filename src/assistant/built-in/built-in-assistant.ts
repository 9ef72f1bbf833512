import { withoutMarks } from '../../languages/marks.ts';
import type { FindOptions } from '../../search/find.ts';
import { scriptOf } from '../../search/words/language.ts';
import type { BuiltInAssistant, Passage, PublishedAnswer, Reply } from '../assistant.ts';
import { choose } from './choose.ts';
import { phrasesFor } from './phrases.ts';
import { answerText, sourcesOf } from './said.ts';
import { smallTalkReply } from './small-talk.ts';

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
