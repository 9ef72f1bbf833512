import type { Question } from '../question.ts';
import type { records } from './records.ts';

/** A record as type and title, or the beginning of its title. */
export type RecordTitle = (typeof records)[keyof typeof records];

/** A number, day or place that answers a question. */
export interface Told {
  /**
   * Spellings of the answer, each as a cited record writes it, before its days are filled in: `69,500`, `{{day+3}}`.
   * One of them is enough.
   */
  says: readonly string[];
  /** The subject of the answer. A reply that states a number without it is wrong. */
  unit: string;
  /** Numbers and days of the same texts that answer another question, so that a reply with one of them misleads. */
  mustNotSay?: readonly string[];
}

/** A question as visitors type it into a messenger, with the expected content of the reply. */
export interface ColloquialQuestion extends Question, Required<Told> {
  /** Records that do not answer it but may be offered instead of an answer. */
  related: readonly RecordTitle[];
  /** What the same visitor asked just before. */
  before?: string;
}

/** A question that any of the cited records answers. Without `told`, the answer is no single number, day or place. */
export const answered = (ask: string, cites: readonly RecordTitle[], told?: Told): ColloquialQuestion => ({
  ask,
  cites,
  says: told?.says ?? [],
  unit: told?.unit ?? '',
  mustNotSay: told?.mustNotSay ?? [],
  related: [],
});

/** A question that no published record answers. */
export const unpublished = (
  ask: string,
  { related = [], mustNotSay = [] }: Partial<Pick<ColloquialQuestion, 'related' | 'mustNotSay'>> = {},
): ColloquialQuestion => ({ ask, cites: [], says: [], unit: '', mustNotSay, related });
