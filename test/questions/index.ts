import { english } from './english.ts';
import { nepali } from './nepali.ts';
import { unknowable } from './unknowable.ts';

export type { Question } from './question.ts';

/** The questions that measure the assistant, written before it from the demonstration's texts. */
export const questions = { english, nepali, unknowable };
