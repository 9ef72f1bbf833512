import * as z from 'zod';
import { digitsIn, latinDigits } from '../../languages/digits.ts';
import { tidyLine } from '../../languages/marks.ts';
import { type Field, type FieldFacts, fieldDefaults, type HintOptions, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
import { missing } from './plain-text.ts';
import { words } from './words.ts';

export interface WholeNumberFacts extends FieldFacts {
  kind: 'whole-number';
  hint?: string;
}

interface Options extends LabelOptions, HintOptions {
  least: number;
  /** Of nine digits at most. */
  most: number;
  required?: boolean;
  /** It has a value from the start, as in the settings, and is never empty. */
  always?: boolean;
  /** What the sentence that refuses a value calls it, where it may be empty. */
  counts?: 'number' | 'days' | 'year';
}

/** A whole number, or null; forms send it as digits of either kind, and null as an empty text. */
export function wholeNumber<const O extends Options>(label: string, options: O) {
  const { ne, hint, least, most, required = false, always = false, counts = 'number' }: Options = options;
  const field: Field<number | null, 'whole-number'> = {
    ...fieldDefaults,
    ...frameOf<WholeNumberFacts, number | null>(
      'whole-number',
      { label, ne, required },
      { hint },
      (said, language) => {
        const mayBeEmpty = !required && !always;
        const say = words[language][mayBeEmpty ? (`${counts}OrEmpty` as const) : 'notWholeNumber'];
        const wrong = say(said, digitsIn(language, least), digitsIn(language, most));
        const error = ({ input }: { input?: unknown }) =>
          required && input === null ? missing(said, language) : wrong;
        const number = z.int({ error }).min(least, { error }).max(most, { error });
        return z.preprocess(numberIn, mayBeEmpty ? z.union([z.null(), number], { error }) : number);
      },
    ),
    blank: always ? least : null,
    column: 'integer',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : Number(stored)),
    output: () => (always ? z.int() : z.int().nullable()),
    isKeywordOnly: true,
    searchText: (value) => String(value ?? ''),
  };
  return field as Field<O extends { always: true } ? number : number | null, 'whole-number'>;
}

function numberIn(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const text = tidyLine(sent);
  if (text === '') return null;
  return /^[\d०-९]{1,9}$/.test(text) ? Number(latinDigits(text)) : sent;
}
