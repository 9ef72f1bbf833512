import type { TextPart } from '../../schema/field.ts';
import type { Candidate } from '../../search/engine.ts';
import { coverageOf, type MatchQualities, matchQualities } from '../../search/matching.ts';
import type { ParsedQuery } from '../../search/parsed-query.ts';
import type { KeyedPart } from '../../search/parts.ts';
import { isDevanagari } from '../../search/words/devanagari.ts';
import { isStopWord } from '../../search/words/stop-words.ts';
import { wordsOf } from '../../search/words/words.ts';
import type { AskedValue } from './asked.ts';
import { factsOf, saysValue } from './facts.ts';
import { KeyedText } from './keyed-text.ts';
import type { Question } from './question.ts';
import { labelOf } from './rows.ts';

/** How well a record answers a question, and the part of it that answers best. */
export interface Relevance {
  candidate: Candidate;
  part: TextPart;
  /** The share of the question that title and heading name: 0 to 1. */
  namedShare: number;
  /** The share of the question that neither the part nor its title, heading and type have: 0 to 1. */
  missing: number;
  /** For ranking: coverage with the weights below. */
  score: number;
  /** The rarity of the question's words that the part answers, with its title and heading. */
  evidence: number;
  /** Whether a word of the question is answered by a guess or a distant relation only. */
  isGuessed: boolean;
  /**
   * Whether the question names a thing of `elsewhere.json`, which few colleges have, and the part does not mention it.
   */
  isElsewhere: boolean;
}

/** Weights of a question's word that matches outside the part itself. */
const IN_TITLE = 0.9;
const IN_HEADING = 0.8;
const IN_KIND = 0.7;
const IN_OTHER_PART = 0.3;
/** Prefers a part whose own text has the words over one whose title or heading has them. */
const OWN_TEXT_TIE_BREAK = 0.1;

/** Weights of the score besides coverage. */
const TITLE_IN_QUESTION = 0.55;
/** The question names the record itself, as a programme. */
const WHOLE_TITLE = 0.1;
const QUESTION_IN_TITLE = 0.3;
const NAMED_SHARE = 0.2;
const OWN_TEXT = 0.3;
const SEARCH_RELEVANCE = 0.4;
const SAME_SCRIPT = 0.1;
const FRESHNESS = 0.02;
/** For the share of the question before a short one that the record answers, too. */
const AS_BEFORE = 0.5;
/** For a part with a value of the requested kind, and for one that meets the question's conditions. */
const SAYS_VALUE = 0.3;
const QUALIFIED = 0.35;
/** For a fact whose label the question names, such as 'Seats: 48'. */
const NAMED_FACT = 0.15;
/** For the share of a row's label that the question names: of 'LLB' and 'BA LLB', 'llb' is the first. */
const NAMED_ROW = 0.1;
/** Against a part that does not name the programme of the question. */
const OTHER_PROGRAMME = 0.2;
/** Prefers, among equal parts, the one in the script of the question. */
const PART_SCRIPT = 0.04;
/** A match of at least this is the word itself, or one of the same meaning. */
const SURE_MATCH = 0.8;
/** A match of less than this does not count as one. */
const WEAK_MATCH = 0.3;
const ROW_LABEL = /^([^–]{1,60}) – /u;
const HALF_A_YEAR_MS = 183 * 24 * 3_600_000;

const emptyPart: KeyedPart = { heading: '', text: '', headingKeys: [], keys: [], lang: 'en' };

export interface MatchContext {
  question: Question;
  /** How well the label of the record's type matches. */
  ofKind: MatchQualities;
  /** The type's bonus. */
  preference: number;
  /** The question before a short one, whose record is the first of equals. */
  before?: ParsedQuery | undefined;
  now: Date;
}

interface ReadPart {
  part: KeyedPart;
  heading: MatchQualities;
  text: MatchQualities;
}

/**
 * A record and how well it matches a question. The ceiling of its score needs only the keys of its words. The score itself
 * needs the texts, so it is computed only where the ceiling is high enough.
 */
export class RecordMatch {
  readonly candidate: Candidate;
  /** The relevance has at most this score. */
  readonly ceiling: number;
  readonly #site: MatchContext;
  readonly #title: MatchQualities;
  /** How well the title or the type's label matches each word of the question. */
  readonly #named: readonly number[];
  readonly #anywhere: readonly number[];
  readonly #read: readonly ReadPart[];
  /** The share of the score that does not depend on the part. */
  readonly #ofRecord: number;

  /** @param parts of the record's text; may be empty */
  constructor(candidate: Candidate, parts: readonly KeyedPart[], site: MatchContext) {
    const { question, ofKind, preference, before, now } = site;
    const { query, asked } = question;
    const { words } = query;
    this.candidate = candidate;
    this.#site = site;
    this.#title = matchQualities(query, [...candidate.titleKeys, ...candidate.nepaliTitleKeys]);
    this.#read = (parts.length > 0 ? parts : [emptyPart]).map((part) => ({
      part,
      heading: matchQualities(query, part.headingKeys),
      text: matchQualities(query, part.keys),
    }));
    this.#anywhere = words.map((_, at) => Math.max(...this.#read.map(({ text }) => text[at] ?? 0)));
    this.#named = words.map((_, at) =>
      Math.max(IN_TITLE * (this.#title[at] ?? 0), IN_KIND * (ofKind[at] ?? 0)),
    );
    const titleNamed = Math.max(
      titleShare(question, candidate.title),
      titleShare(question, candidate.nepaliTitle),
    );
    const age = now.getTime() - Date.parse(candidate.at);
    this.#ofRecord =
      TITLE_IN_QUESTION * titleNamed +
      (titleNamed === 1 ? WHOLE_TITLE : 0) +
      QUESTION_IN_TITLE * coverageOf(query, this.#title) +
      SEARCH_RELEVANCE * candidate.relevance +
      FRESHNESS * Math.exp(-age / HALF_A_YEAR_MS) +
      preference +
      (before ? AS_BEFORE * coverageOf(before, matchQualities(before, this.#allKeys())) : 0) -
      (question.isOtherProgramme(candidate) ? OTHER_PROGRAMME : 0);
    const above = words.map((_, at) =>
      Math.max(this.#named[at] ?? 0, ...this.#read.map(({ heading }) => IN_HEADING * (heading[at] ?? 0))),
    );
    const most = above.map((one, at) =>
      question.isAnswerable(at) ? 1 : Math.max(one, this.#anywhere[at] ?? 0),
    );
    this.ceiling =
      coverageOf(query, most) +
      OWN_TEXT * coverageOf(query, this.#anywhere) +
      NAMED_SHARE * coverageOf(query, above) +
      (asked.values.length > 0 ? SAYS_VALUE : 0) +
      (asked.qualifiers.length > 0 ? QUALIFIED : 0) +
      NAMED_FACT +
      NAMED_ROW +
      SAME_SCRIPT +
      this.#ofRecord;
  }

  *#allKeys(): Generator<string> {
    yield* this.candidate.titleKeys;
    yield* this.candidate.nepaliTitleKeys;
    for (const { part } of this.#read) {
      yield* part.headingKeys;
      yield* part.keys;
    }
  }

  relevance(): Relevance {
    const { candidate } = this;
    const { question } = this.#site;
    const { query, isNepali } = question;
    const title = new KeyedText(candidate.title);
    let best = {
      part: emptyPart,
      coverage: 0,
      ownText: 0,
      namedShare: 0,
      missing: 1,
      bonus: 0,
      worth: Number.NEGATIVE_INFINITY,
      here: [] as number[],
    };
    for (const { part, heading, text } of this.#read) {
      const above = this.#named.map((named, at) => Math.max(named, IN_HEADING * (heading[at] ?? 0)));
      const { bonus: factBonus, answered } = this.#scoreOfFacts(part, title);
      // Words of a condition count as found where the part meets the condition in other words.
      const here = above.map((one, at) => (answered.has(at) ? 1 : Math.max(text[at] ?? 0, one)));
      const isNamedFact = question.names(factsOf(part).labelKeys);
      const bonus =
        factBonus +
        (isNamedFact ? NAMED_FACT : 0) +
        NAMED_ROW * titleShare(question, ROW_LABEL.exec(part.text)?.[1] ?? '') -
        (question.isOfOtherProgramme(here, WEAK_MATCH) || question.isOtherLabel(labelOf(part.text))
          ? OTHER_PROGRAMME
          : 0);
      const quality = here.map((own, at) => Math.max(own, IN_OTHER_PART * (this.#anywhere[at] ?? 0)));
      const coverage = coverageOf(query, quality);
      const ownText = coverageOf(query, text);
      const script = isDevanagari(part.text) === isNepali ? PART_SCRIPT : 0;
      const worth = coverage + OWN_TEXT_TIE_BREAK * ownText + bonus + script;
      if (coverage === 0 || worth <= best.worth) continue;
      const has = here.map((own) => (own >= WEAK_MATCH ? 1 : 0));
      const missing = 1 - coverageOf(query, has);
      best = { part, coverage, ownText, namedShare: coverageOf(query, above), missing, bonus, worth, here };
    }
    const { part, coverage, ownText, namedShare, missing, bonus, here } = best;
    const isSameScript = isNepali === isDevanagari(part.text || candidate.title);
    const score =
      coverage +
      OWN_TEXT * ownText +
      NAMED_SHARE * namedShare +
      bonus +
      (isSameScript ? SAME_SCRIPT : 0) +
      this.#ofRecord;
    const evidence = question.evidenceOf(here.map((own) => (own >= WEAK_MATCH ? own : 0)));
    const keys = [...candidate.titleKeys, ...candidate.nepaliTitleKeys, ...part.headingKeys, ...part.keys];
    const isElsewhere = question.isElsewhere(keys, here);
    const own = matchQualities(query, keys);
    const isGuessed = query.words.some(
      ({ isGuess }, at) =>
        (here[at] ?? 0) < 1 && (isGuess || Math.max(own[at] ?? 0, this.#ofKind(at)) < SURE_MATCH),
    );
    return {
      candidate,
      part,
      namedShare,
      missing,
      score,
      evidence,
      isElsewhere,
      isGuessed,
    };
  }

  #ofKind(at: number): number {
    return this.#site.ofKind[at] ?? 0;
  }

  /** The score of a part for a requested value, and the words of the question that the value answers. */
  #scoreOfFacts(part: TextPart, title: KeyedText): { bonus: number; answered: ReadonlySet<number> } {
    const { asked, answeredBy, hasAnswerable } = this.#site.question;
    const { values, qualifiers, valueKeys } = asked;
    if (values.length === 0 && qualifiers.length === 0 && !hasAnswerable)
      return { bonus: 0, answered: NO_WORDS };
    const facts = factsOf(part);
    const met = qualifiers.filter((one) => facts.covers(one, title));
    const isSaid = (value: AskedValue) =>
      facts.saysValue(value) || (value === 'person' && saysValue(value, this.candidate.title));
    const given = [...valueKeys.keys()].filter((value) => answeredBy(value).length > 0 && isSaid(value));
    const answered = new Set([...met, ...given].flatMap((one) => answeredBy(one)));
    const value = values.length > 0 && values.every((one) => facts.saysValue(one)) ? SAYS_VALUE : 0;
    const share = qualifiers.length === 0 ? 0 : met.length / qualifiers.length;
    return { bonus: value + QUALIFIED * share, answered };
  }
}

const NO_WORDS: ReadonlySet<number> = new Set();

/** The share of a title's words that stand in the question. */
function titleShare({ query: { matchesByKey } }: Question, title: string): number {
  const significant = [...wordsOf(title)].filter(({ keys }) => !isStopWord(keys));
  if (significant.length === 0) return 0;
  const qualities = significant.map(({ keys }) =>
    Math.max(0, ...keys.flatMap((key) => matchesByKey.get(key)?.map(({ quality }) => quality) ?? [])),
  );
  return qualities.reduce((sum, quality) => sum + quality, 0) / significant.length;
}
