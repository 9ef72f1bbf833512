import type * as z from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../../languages/language.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { comparisons } from '../changes/by-kind.ts';
import {
  type Field,
  type FieldFacts,
  type HintOptions,
  type InputTools,
  type LabelOptions,
  labelIn,
} from '../field.ts';
import { words } from './words.ts';

interface Named extends LabelOptions {
  label: string;
  required?: boolean;
  /** The field for the same text in Nepali. */
  twin?: Field<string> | undefined;
}

/** The facts that a kind adds to those of every kind. */
type OwnFacts<F> = Omit<F, keyof FieldFacts | 'hint'> & HintOptions;

/**
 * Makes the `facts` of a kind, which are the same in both languages but for label and hint. A twin has the Nepali label
 * alone in both languages, so in Nepali the field that it translates is marked as the English text.
 */
export const factsOf =
  <F extends FieldFacts>(
    kind: F['kind'],
    { label, ne: nepaliLabel, required = false, twin }: Named,
    own: OwnFacts<F> | ((language: Language) => OwnFacts<F>),
  ): Field['facts'] =>
  (name, language = DEFAULT_LANGUAGE) => {
    const { hint, ...facts } = typeof own === 'function' ? own(language) : own;
    return {
      kind,
      name,
      label:
        twin && language === 'ne'
          ? words.ne.inEnglish(nepaliLabel)
          : labelIn(language, { label, nepaliLabel }),
      required,
      ...facts,
      ...(hint && { hint: inLanguage(hint, language) }),
    };
  };

type Frame<V, Kind extends string> = Pick<
  Field<V, Kind>,
  'kind' | 'label' | 'nepaliLabel' | 'required' | 'changes' | 'input' | 'facts'
>;

const changesOf: Readonly<Record<keyof typeof comparisons, Field['changes']>> = comparisons;

/**
 * What every kind has: its labels, whether a value is required, its comparison, its validator and its facts.
 * @param input makes the validator, with messages in one language about a field of this label
 */
export function frameOf<F extends FieldFacts & { kind: keyof typeof comparisons }, V>(
  kind: F['kind'],
  named: Named,
  own: OwnFacts<F> | ((language: Language) => OwnFacts<F>),
  input: (shownLabel: string, language: Language, tools: InputTools) => z.ZodType<V>,
): Frame<V, F['kind']> {
  const { label, ne: nepaliLabel, required = false } = named;
  return {
    kind,
    label,
    nepaliLabel,
    required,
    changes: changesOf[kind],
    input(tools) {
      const { language = DEFAULT_LANGUAGE } = tools;
      return input(labelIn(language, { label, nepaliLabel }), language, tools);
    },
    facts: factsOf<F>(kind, named, own),
  };
}
