import type { TypeFacts } from '../../schema/derive/describe.ts';
import { RECORD_ID } from '../../schema/fields/reference.ts';
import { pathsOf } from '../paths.ts';
import type { UnansweredQuestion } from './chat-queries.ts';

/** Longest title, in characters (contract: Records). */
const LONGEST = 200;

/** A question that an FAQ begins with. */
export interface FaqDraft {
  title: string;
  /** Of the question in the list of those without an answer; none where the address names none. */
  question?: string;
}

/** Where an FAQ is written that answers this question. */
export function faqAddressOf(type: TypeFacts, { _id, question }: UnansweredQuestion): string {
  return `${pathsOf(type).add}?${new URLSearchParams({ title: titleOf(question), question: _id })}`;
}

/** Reads that address leniently, whoever wrote it: a title is one line of at most 200 characters, an id looks like one. */
export function readFaqAddress(params: URLSearchParams): FaqDraft {
  const question = params.get('question') ?? '';
  return {
    title: titleOf(params.get('title') ?? ''),
    ...(RECORD_ID.test(question) && { question }),
  };
}

/** Signs that control a line, or turn the direction of its writing, have no place in a title. */
function titleOf(text: string): string {
  const line = text
    .normalize()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST).join('').trim();
}
