import type { FieldErrors } from '../../errors.ts';
import { latinDigits } from '../../languages/digits.ts';
import type { Sentence } from '../../languages/sentence.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { typedDay } from '../../languages/typed-day.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** One parameter of a query string: how it is documented and how it is read. */
export interface QueryParameter<T> {
  description?: string;
  required?: true;
  /** JSON Schema of the value. */
  schema: object;
  /** Completes the error message '<name> has to be …'. */
  expected: Sentence;
  /**
   * @param sent undefined when absent, a list when given more than once
   * @returns null if the value is not accepted
   */
  parse(sent: unknown): T | null;
}

type Values<P> = { [Name in keyof P]: P[Name] extends QueryParameter<infer T> ? T : never };

/** The query string of a route. */
export interface Query<T> {
  /** Parameter Objects of OpenAPI. */
  readonly parameters: readonly object[];
  /** Adds the errors to `wrong`; the result is valid only if none was added. */
  read(sent: Readonly<Record<string, unknown>>, wrong: FieldErrors): T;
}

export function defineQuery<P extends Readonly<Record<string, QueryParameter<unknown>>>>(
  declared: P,
): Query<Values<P>> {
  const named = Object.entries(declared);
  return {
    parameters: named.map(([name, { description, required, schema }]) => ({
      name,
      in: 'query',
      ...(required && { required }),
      ...(description && { description }),
      schema,
    })),
    read(sent, wrong) {
      const values = named.map(([name, { expected, parse }]) => {
        const value = parse(sent[name]);
        if (value === null) wrong[name] = sentences.hasToBe(name, expected);
        return [name, value];
      });
      return Object.fromEntries(values) as Values<P>;
    },
  };
}

/** The query of a route without parameters. */
export const noQuery = defineQuery({});

export function oneText(description: string): QueryParameter<string | undefined> {
  return {
    description,
    schema: { type: 'string' },
    expected: sentences.queries.text,
    parse(sent) {
      if (sent === undefined) return undefined;
      return typeof sent === 'string' && !sent.includes('\0') ? sent : null;
    },
  };
}

/** An optional whole number from 1 to `max`. @param schema what JSON Schema adds to `minimum` */
export function wholeNumber(
  max: number,
  schema: object,
  description?: string,
): QueryParameter<number | undefined> {
  return {
    ...(description && { description }),
    schema: { type: 'integer', minimum: 1, ...schema },
    expected: sentences.queries.wholeNumber(numeral(max)),
    parse(sent) {
      if (sent === undefined) return undefined;
      const digits = typeof sent === 'string' ? latinDigits(sent) : '';
      const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
      return number >= 1 && number <= max ? number : null;
    },
  };
}

/** An optional day, read as the days of records are. @returns it as `YYYY-MM-DD` */
export function oneDay(description: string): QueryParameter<string | undefined> {
  return {
    description: `${description}; read in either calendar, as the days of records are`,
    schema: { type: 'string', example: '2026-11-21' },
    expected: sentences.queries.day,
    parse: (sent) => (sent === undefined ? undefined : typeof sent === 'string' ? typedDay(sent).day : null),
  };
}

/** Optionally one of these words. */
export function choice<Value extends string>(values: readonly Value[]): QueryParameter<Value | undefined> {
  return {
    schema: { type: 'string', enum: values },
    expected: sentences.queries.choice(values.join(', ')),
    parse: (sent) => (sent === undefined ? undefined : (values.find((value) => value === sent) ?? null)),
  };
}
