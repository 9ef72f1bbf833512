import * as z from 'zod';
import { digitsIn, latinDigits } from '../../languages/digits.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { tidyLine } from '../../languages/marks.ts';
import { comparisons } from '../changes/by-kind.ts';
import {
  type Field,
  type FieldFacts,
  factsOf,
  fieldDefaults,
  type HintOptions,
  type LabelOptions,
  labelIn,
} from '../field.ts';
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
  const labels = { label, nepaliLabel: ne };
  const field: Field<number | null, 'whole-number'> = {
    ...fieldDefaults,
    kind: 'whole-number',
    ...labels,
    required: false,
    blank: orEmpty ? null : least,
    column: 'integer',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null ? null : Number(stored)),
    changes: comparisons['whole-number'],
    input({ language = DEFAULT_LANGUAGE }) {
      const say = words[language][orEmpty ? (`${orEmpty}OrEmpty` as const) : 'notWholeNumber'];
      const error = say(labelIn(language, labels), digitsIn(language, least), digitsIn(language, most));
      const number = z.int({ error }).min(least, { error }).max(most, { error });
      return z.preprocess(numberIn, orEmpty ? z.union([z.null(), number], { error }) : number);
    },
    output: () => (orEmpty ? z.int().nullable() : z.int()),
    searchText: (value) => String(value ?? ''),
    facts: factsOf<WholeNumberFacts>(labels, { kind: 'whole-number', required: false, hint }),
  };
  return field as Field<O extends { orEmpty: string } ? number | null : number, 'whole-number'>;
}

function numberIn(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const text = tidyLine(sent);
  if (text === '') return null;
  return /^[\d०-९]{1,9}$/.test(text) ? Number(latinDigits(text)) : sent;
}
