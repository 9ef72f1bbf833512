import * as z from 'zod';
import type { ContentType, RecordBase, Titled } from '../define-type.ts';
import {
  type Field,
  type FieldFacts,
  type LabelOptions,
  type Reference,
  textFieldDefaults,
} from '../field.ts';
import { twinNameOf } from '../twins.ts';
import { frameOf } from './frame.ts';
import { missing } from './plain-text.ts';
import { words } from './words.ts';

export interface ReferenceFacts extends FieldFacts {
  kind: 'reference';
  /** Name of the type whose records are offered, and of the response field with the chosen record's title. */
  to: string;
  titleAs: string;
  /** Name of the list of the records that name the chosen one, in its response. */
  listedAs?: string;
}

interface ReferenceOptions<R extends RecordBase, TitleAs extends string> extends LabelOptions {
  to: ContentType<R>;
  /** The response has the record's title under this name. */
  titleAs: TitleAs;
  /** Which of that type's `backReferences` lists the referring records. */
  listedAs?: ListOf<R>;
  required?: boolean;
}

/** Names of a record's back-reference lists. */
type ListOf<R> = { [K in keyof R]: R[K] extends Titled[] ? K : never }[keyof R] & string;

export const RECORD_ID = /^[0-9a-f]{24}$/;

/** The id of a record of another type, which must exist; deleting that record deletes this one. */
export function reference<R extends RecordBase, const TitleAs extends string>(
  label: string,
  { ne, to, titleAs, listedAs, required = false }: ReferenceOptions<R, TitleAs>,
): Field<string, 'reference'> & { readonly refersTo: Reference<TitleAs> } {
  return {
    ...textFieldDefaults,
    ...frameOf<ReferenceFacts, string>(
      'reference',
      { label, ne, required },
      { to: to.name, titleAs, ...(listedAs && { listedAs }) },
      (said, language) => {
        const error = words[language].notRecord(said);
        return z
          .string({ error })
          .refine((id) => id !== '' || !required, { error: missing(said, language), abort: true })
          .refine((id) => id === '' || RECORD_ID.test(id), { error });
      },
    ),
    output: () => z.string().meta({ description: `The _id of a ${to.name}` }),
    refersTo: {
      type: to.name,
      onDelete: 'cascade',
      titleAs,
      ...(to.fields[to.titleField]?.twin && { titleTwinAs: twinNameOf(titleAs) }),
      ...(listedAs && { listedAs }),
    },
  };
}
