import type { Field, Fields, LabelOptions } from './field.ts';
import { foldedFilter } from './filter-columns.ts';

/**
 * A translated field has a twin: the same text in Nepali, in a field of its own that may stay empty (requirement
 * 20.100).
 */

const SUFFIX = '_ne';
type TwinName<Name extends string> = `${Name}_ne`;

export const twinNameOf = <Name extends string>(name: Name): TwinName<Name> => `${name}${SUFFIX}`;

/** The name of the field that a twin belongs to; that of any other field as it is. */
export const nameOfOwn = (name: string) => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);

export interface TranslationOptions extends LabelOptions {
  /** The text is written in English and in Nepali: `NAME_ne` has the Nepali one. */
  translated?: true;
}

/** A field with a twin. */
export interface Translated {
  readonly twin: Field<string>;
}

/** The effect of the options on the type of a field. */
export type TranslatedBy<Options> = Options extends { translated: true } ? Translated : unknown;

export const isTranslated = ({ translated }: { translated?: true }): boolean => translated === true;

/** Names of the twins that these fields have. */
export type TwinsOf<F extends Fields> = {
  [Name in keyof F & string as F[Name] extends Translated ? TwinName<Name> : never]: Field<string>;
};

/** The fields with each twin after its field. @param titleField lists are filtered by its twin, too */
export function withTwins(fields: Fields, titleField: string): Fields {
  const pairs = Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.twin
      ? [
          [name, field],
          [twinNameOf(name), twinOf(name, field.twin, name === titleField)],
        ]
      : [[name, field]],
  );
  return Object.fromEntries(pairs);
}

function twinOf(of: string, twin: Field, isTitle: boolean): Field {
  return {
    ...twin,
    twinOf: of,
    ...(isTitle && { filter: foldedFilter }),
    facts: (name, language) => ({ ...twin.facts(name, language), twinOf: of }),
  };
}
