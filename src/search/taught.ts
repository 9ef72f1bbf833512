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
  readonly #version: Pick<ContentVersion, 'shown'>;
  #known: { version: number; questions: Promise<readonly TaughtQuestion[]> } | undefined;

  constructor(reader: Db, version: Pick<ContentVersion, 'shown'>) {
    this.#reader = reader;
    this.#version = version;
  }

  /** The record that is tied to the most similar question; null if none is similar. */
  async answerTo(question: string): Promise<TaughtAnswer | null> {
    const questions = await this.#questions();
    if (questions.length === 0) return null;
    const topics = topicsOf(question);
    let best: { alike: number; answer: TaughtAnswer | null } = { alike: MIN_ALIKE, answer: null };
    for (const { topics: others, type, item } of questions) {
      const alike = Math.min(shareOf(topics, others), shareOf(others, topics));
      if (alike > best.alike || (alike === best.alike && !best.answer))
        best = { alike, answer: { type, item } };
    }
    return best.answer;
  }

  #questions(): Promise<readonly TaughtQuestion[]> {
    const version = this.#version.shown;
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
