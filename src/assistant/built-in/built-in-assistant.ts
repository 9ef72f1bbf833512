import { COLLEGE } from '../../search/entry.ts';
import type { FindOptions } from '../../search/find.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import { type Language, languageOf } from '../../search/words/language.ts';
import type { BuiltInAssistant, Passage, PublishedAnswer, Reply } from '../assistant.ts';
import { excerptOf } from './excerpt.ts';
import { phrases } from './phrases.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { smallTalkReply } from './small-talk.ts';

/** The search's best matches, whose relevance is computed. */
const MAX_CANDIDATES = 60;
/** The answer, and up to two related records. */
const MAX_PASSAGES = 3;

/**
 * The threshold of an answer: coverage of the question, plus the share named in title and heading, plus the weighted
 * score. Tuned with questions that have an answer and questions that have none (`test/questions`).
 */
const MIN_TOTAL = 1.65;
const SCORE_WEIGHT = 0.8;
/** The coverage required of a passage that neither title nor heading names. */
const MIN_COVERAGE_UNNAMED = 0.78;
/** More frequent words occur in nearly every record, so they do not identify one. */
const MIN_RARITY = 0.32;
/** A related record has at least this share of the best score. */
const RELATED_SHARE = 0.6;

/** Answers with excerpts of published records, so it cannot say what the college has not written. */
export function createBuiltInAssistant(options: FindOptions): BuiltInAssistant {
  const find = async (message: string): Promise<PublishedAnswer> => {
    const smallTalk = smallTalkReply(message);
    if (smallTalk) return replyWithoutSource(smallTalk);
    const query = await options.search.parse(message);
    const language = languageOf(message);
    // Nothing to look up: 'What can you do?', 'Where is the college?'
    if (!query.words.some(({ rarity }) => rarity >= MIN_RARITY))
      return replyWithoutSource(phrases[language].ask);
    const passages = await passagesFor(options, query);
    const sources = sourcesOf(passages, language);
    const [first] = passages;
    const reply: Reply = first
      ? { texts: [`${first.text || first.source.title}\n\n${sources}`], isGrounded: true }
      : { texts: [phrases[language].unknown], isGrounded: false };
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

async function passagesFor(
  { search, resultUrls, types, now }: FindOptions,
  query: ParsedQuery,
): Promise<Passage[]> {
  const candidates = await search.matches(query, false, MAX_CANDIDATES);
  const parts = await search.partsOf(candidates);
  const typeOf = new Map(types.map((type) => [type.name, type]));
  const ranked = candidates
    .map((candidate) => {
      const type = typeOf.get(candidate.type);
      return relevanceOf(query, candidate, parts.get(candidate.id) ?? [], {
        kind: type?.admin.label ?? COLLEGE.kind,
        preference: type ? (type.preference ?? 0) : COLLEGE.preference,
        now: now(),
      });
    })
    .sort((one, other) => other.score - one.score);
  const [first] = ranked;
  if (!first || !isRelevant(first)) return [];
  const chosen = ranked.filter(({ score }) => score >= RELATED_SHARE * first.score).slice(0, MAX_PASSAGES);
  const passages: Passage[] = [];
  for (const { candidate, part } of chosen) {
    const source = { title: candidate.title, path: await resultUrls.of(candidate) };
    passages.push({ source, text: excerptOf(part, query) });
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

/** Square brackets would end the words of a link. */
const withoutBrackets = (title: string) => title.replace(/[[\]]/g, (one) => (one === '[' ? '(' : ')'));
