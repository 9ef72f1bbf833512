import { COLLEGE } from '../../search/entry.ts';
import type { FindOptions } from '../../search/find.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { type Language, languageOf } from '../../search/words/language.ts';
import type { BuiltInAssistant, Passage, PublishedAnswer, Reply } from '../assistant.ts';
import { excerptOf } from './excerpt.ts';
import { phrases } from './phrases.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { smallTalkReply } from './small-talk.ts';

/** So many entries are read to be compared. */
const MAX_CANDIDATES = 60;
/** The answer, and up to two that are related. */
const MAX_PASSAGES = 3;

/**
 * The one threshold: what comes less close is no answer. What counts is the share of the question that a passage
 * answers, how much of it its title and heading name, and what else speaks for the record; measured with questions
 * that have an answer and questions that have none (`test/questions`).
 */
const MIN_TOTAL = 1.65;
const SCORE_WEIGHT = 0.8;
/** What no title and no heading names has to be answered nearly whole. */
const MIN_COVERAGE_UNNAMED = 0.78;
/** Words that stand in nearly every record ask for none. */
const MIN_RARITY = 0.32;
/** A related record comes nearly as close as the first. */
const RELATED_SHARE = 0.6;

/** Answers with what the college has published, in its own words: it cannot say what nobody has written. */
export function createBuiltInAssistant(options: FindOptions): BuiltInAssistant {
  const find = async (message: string): Promise<PublishedAnswer> => {
    const courtesy = smallTalkReply(message);
    if (courtesy) return ungroundedReply(courtesy);
    const asked = await options.search.parse(message);
    const language = languageOf(message);
    // Nothing was asked for that could be looked up: 'What can you do?', 'Where is the college?'
    if (!asked.words.some(({ rarity }) => rarity >= MIN_RARITY))
      return ungroundedReply(phrases[language].ask);
    const passages = await passagesFor(options, asked);
    const sources = sourcesOf(passages, language);
    const [first] = passages;
    const reply: Reply = first
      ? { texts: [`${first.text || first.source.title}\n\n${sources}`], isGrounded: true }
      : { texts: [phrases[language].unknown], isGrounded: false };
    return { passages, reply, sources };
  };
  return { find, reply: async (message) => (await find(message)).reply };
}

/** What is said without anything published behind it, and needs nothing. */
const ungroundedReply = (text: string): PublishedAnswer => ({
  passages: [],
  reply: { texts: [text], isGrounded: true },
  sources: '',
});

async function passagesFor(
  { search, resultUrls, types, now }: FindOptions,
  asked: ParsedQuery,
): Promise<Passage[]> {
  const candidates = await search.matches(asked, false, MAX_CANDIDATES);
  const parts = await search.partsOf(candidates);
  const typeOf = new Map(types.map((type) => [type.name, type]));
  const close = candidates
    .map((candidate) => {
      const type = typeOf.get(candidate.type);
      return relevanceOf(asked, candidate, parts.get(candidate.id) ?? [], {
        kind: type?.admin.label ?? COLLEGE.kind,
        preference: type ? (type.preference ?? 0) : COLLEGE.preference,
        now: now(),
      });
    })
    .sort((one, other) => other.score - one.score);
  const [first] = close;
  if (!first || !isRelevant(first)) return [];
  const told = close.filter(({ score }) => score >= RELATED_SHARE * first.score).slice(0, MAX_PASSAGES);
  const passages: Passage[] = [];
  for (const { candidate, part } of told) {
    const source = { title: candidate.title, path: await resultUrls.of(candidate) };
    passages.push({ source, text: excerptOf(part, asked) });
  }
  return passages;
}

function isRelevant({ coverage, namedShare, score }: Relevance): boolean {
  return (
    coverage + namedShare + SCORE_WEIGHT * score >= MIN_TOTAL &&
    (namedShare > 0 || coverage >= MIN_COVERAGE_UNNAMED)
  );
}

function sourcesOf(passages: readonly Passage[], language: Language): string {
  const links = passages.map(({ source: { title, path } }) => `[${withoutBrackets(title)}](${path})`);
  const [source, ...related] = links;
  const { source: from, related: also } = phrases[language];
  const lines = [source && `${from}: ${source}`, related.length > 0 && `${also}: ${related.join(', ')}`];
  return lines.filter(Boolean).join('\n');
}

/** Brackets would end the words of a link. */
const withoutBrackets = (title: string) => title.replace(/[[\]]/g, (one) => (one === '[' ? '(' : ')'));
