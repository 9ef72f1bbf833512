import { english } from './english.ts';
import { nepali } from './nepali.ts';
import { unknowable } from './unknowable.ts';

export type { Question } from './question.ts';

/** Questions that measure the assistant, written from the demonstration's texts before the assistant was. */
export const questions = { english, nepali, unknowable };
