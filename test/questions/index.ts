import { english } from './english.ts';
import { nepali } from './nepali.ts';
import { unknowable } from './unknowable.ts';

export type { Question } from './question.ts';

/** What the assistant is measured by: written before it, from the texts of the demonstration college alone. */
export const questions = { english, nepali, unknowable };
