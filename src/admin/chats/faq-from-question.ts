import type { TypeFacts } from '../../schema/derive/describe.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { pathsOf } from '../paths.ts';
import type { UnansweredQuestion } from './chat-queries.ts';

/** Maximum length of a title in characters (requirement 12.6). */
const LONGEST = 200;

/** The values that a new FAQ starts with. */
export interface FaqDraft {
  title: string;
  /** Id of the unanswered question, if the URL names one. */
  question?: string;
}

/** URL of the form for an FAQ that answers this question. */
export function faqFormPath(type: TypeFacts, { _id, question }: UnansweredQuestion): string {
  return `${pathsOf(type).add}?${new URLSearchParams({ title: titleOf(question), question: _id })}`;
}

/**
 * Reads such a URL. Anyone can write one, so the title becomes one line of at most 200 characters, and the id
 * has to look like one.
 */
export function readFaqParams(params: URLSearchParams): FaqDraft {
  const question = params.get('question') ?? '';
  return {
    title: titleOf(params.get('title') ?? ''),
    ...(RECORD_ID.test(question) && { question }),
  };
}

/** Removes control characters and characters that change the writing direction. */
function titleOf(text: string): string {
  const line = text
    .normalize()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST).join('').trim();
}
