import * as z from 'zod';
import { digitsIn, latinDigits } from '../../languages/digits.ts';
import { tidyLine } from '../../languages/marks.ts';
import { type Field, type FieldFacts, fieldDefaults, type HintOptions, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
import { words } from './words.ts';

export interface WholeNumberFacts extends FieldFacts {
  kind: 'whole-number';
  hint?: string;
}

interface Options extends LabelOptions, HintOptions {
  least: number;
  most: number;
  /** What it counts, where it may be empty (null). */
  orEmpty?: 'days' | 'year';
}

/** A whole number; forms send it as digits of either kind, and null as an empty text. */
export function wholeNumber<const O extends Options>(label: string, options: O) {
  const { ne, hint, least, most, orEmpty }: Options = options;
  const field: Field<number | null, 'whole-number'> = {
    ...fieldDefaults,
    ...frameOf<WholeNumberFacts, number | null>('whole-number', { label, ne }, { hint }, (said, language) => {
      const say = words[language][orEmpty ? (`${orEmpty}OrEmpty` as const) : 'notWholeNumber'];
      const error = say(said, digitsIn(language, least), digitsIn(language, most));
      const number = z.int({ error }).min(least, { error }).max(most, { error });
      return z.preprocess(numberIn, orEmpty ? z.union([z.null(), number], { error }) : number);
    }),
    blank: orEmpty ? null : least,
    column: 'integer',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : Number(stored)),
    output: () => (orEmpty ? z.int().nullable() : z.int()),
    searchText: (value) => String(value ?? ''),
  };
  return field as Field<O extends { orEmpty: string } ? number | null : number, 'whole-number'>;
}

function numberIn(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const text = tidyLine(sent);
  if (text === '') return null;
  return /^[\d०-९]{1,9}$/.test(text) ? Number(latinDigits(text)) : sent;
}
