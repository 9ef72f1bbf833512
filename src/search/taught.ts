import type { ContentVersion } from '../db/content-version.ts';
import type { Db } from '../db/engine.ts';
import { topicsOf } from './parsed-query.ts';

/** The record that staff have tied to a question. */
export interface TaughtAnswer {
  type: string;
  item: string;
}

/** A word of a question, as the keys by which other words mean it. */
type Topic = ReadonlySet<string>;

interface TaughtQuestion extends TaughtAnswer {
  topics: readonly Topic[];
}

/** Two questions are similar if each has at least this share of the other's words. */
const MIN_ALIKE = 0.7;
/** Bounds the work for one question; the latest count. */
const MAX_TAUGHT = 1000;

/** The questions that staff have tied to a record, in the memory of this process. */
export class TaughtQuestions {
  readonly #reader: Db;
  readonly #version: Pick<ContentVersion, 'current'>;
  #known: { version: number; questions: Promise<readonly TaughtQuestion[]> } | undefined;

  constructor(reader: Db, version: Pick<ContentVersion, 'current'>) {
    this.#reader = reader;
    this.#version = version;
  }

  /** The records that are tied to similar questions, that of the most similar one first; they need not be live. */
  async answersTo(question: string): Promise<readonly TaughtAnswer[]> {
    const questions = await this.#questions();
    if (questions.length === 0) return [];
    const topics = topicsOf(question);
    const similar: { alike: number; answer: TaughtAnswer }[] = [];
    for (const { topics: others, type, item } of questions) {
      const alike = Math.min(shareOf(topics, others), shareOf(others, topics));
      if (alike >= MIN_ALIKE) similar.push({ alike, answer: { type, item } });
    }
    // Of two that are equally similar the later one stays first.
    return similar.sort((one, other) => other.alike - one.alike).map(({ answer }) => answer);
  }

  #questions(): Promise<readonly TaughtQuestion[]> {
    const version = this.#version.current;
    if (this.#known?.version === version) return this.#known.questions;
    const questions = this.#read();
    this.#known = { version, questions };
    questions.catch(() => {
      this.#known = undefined;
    });
    return questions;
  }

  async #read(): Promise<readonly TaughtQuestion[]> {
    const rows = await this.#reader
      .selectFrom('taught')
      .select(['question', 'type', 'item'])
      .orderBy('at', 'desc')
      .orderBy('_id', 'desc')
      .limit(MAX_TAUGHT)
      .execute();
    return rows.map(({ question, type, item }) => ({ type, item, topics: topicsOf(question) }));
  }
}

/** The share of topics that the others have too; 0 without topics. */
function shareOf(topics: readonly Topic[], others: readonly Topic[]): number {
  if (topics.length === 0) return 0;
  return (
    topics.filter((topic) => others.some((other) => !topic.isDisjointFrom(other))).length / topics.length
  );
}
