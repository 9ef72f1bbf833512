import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import type { ContentType, RecordBase } from '../define-type.ts';
import { type Field, type FieldFacts, fieldDefaults, type LabelOptions } from '../field.ts';
import { frameOf } from './frame.ts';
import { listInColumn } from './list.ts';
import { RECORD_ID } from './reference.ts';
import { words } from './words.ts';

export interface RecordsFacts extends FieldFacts {
  kind: 'records';
  /** Name of the type whose records are offered. */
  to: string;
  max: number;
}

const MAX_RECORDS = 30;

/** Ids of records of a type, in an order of their own; those that are not live are left out until they are again. */
export function records<R extends RecordBase>(
  label: string,
  { ne, to }: LabelOptions & { to: ContentType<R> },
): Field<string[], 'records'> {
  const keyOf = (id: string) => ({ type: to.name, id });
  return {
    ...fieldDefaults,
    ...listInColumn<string>(),
    ...frameOf<RecordsFacts, string[]>(
      'records',
      { label, ne },
      { to: to.name, max: MAX_RECORDS },
      (said, language) => {
        const error = words[language].notRecord(said);
        return z
          .array(z.string({ error }).regex(RECORD_ID, { error }), { error })
          .max(MAX_RECORDS, { error: words[language].tooMany(said, digitsIn(language, MAX_RECORDS)) })
          .overwrite((ids) => [...new Set(ids)]);
      },
    ),
    output: () => z.array(z.string()).meta({ description: `Each the _id of a ${to.name}` }),
    references: {
      of: (ids) => ids.map(keyOf),
      without: (ids, isAway) => ids.filter((id) => !isAway(keyOf(id))),
      restored: (sent, stored, isAway) => {
        const all = [...sent];
        for (const [at, id] of stored.entries())
          if (!sent.includes(id) && isAway(keyOf(id))) all.splice(at, 0, id);
        return all;
      },
    },
  };
}
