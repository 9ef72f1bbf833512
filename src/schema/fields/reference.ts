import * as z from 'zod';
import type { ContentType, RecordBase, Titled } from '../define-type.ts';
import { type Field, type FieldFacts, fieldDefaults, type LabelOptions, type Reference } from '../field.ts';
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
  /** See `Reference`. */
  cascades?: boolean;
  isHeld?: true;
}

/** Names of a record's back-reference lists. */
type ListOf<R> = { [K in keyof R]: R[K] extends Titled[] ? K : never }[keyof R] & string;

export const RECORD_ID = /^[0-9a-f]{24}$/;

type ReferenceField<V, TitleAs extends string> = Field<V, 'reference'> & {
  readonly refersTo: Reference<TitleAs>;
};

/** The id of a record of another type, which must be live when it is chosen; null or empty for none. */
export function reference<R extends RecordBase, const TitleAs extends string>(
  label: string,
  options: ReferenceOptions<R, TitleAs> & { required: true; cascades: true },
): ReferenceField<string, TitleAs>;
export function reference<R extends RecordBase, const TitleAs extends string>(
  label: string,
  options: ReferenceOptions<R, TitleAs>,
): ReferenceField<string | null, TitleAs>;
export function reference<R extends RecordBase, const TitleAs extends string>(
  label: string,
  { ne, to, titleAs, listedAs, required = false, cascades = false, isHeld }: ReferenceOptions<R, TitleAs>,
): ReferenceField<string | null, TitleAs> {
  return {
    ...fieldDefaults,
    blank: cascades ? '' : null,
    column: 'text',
    toStored: (value) => value,
    fromStored: (stored) => (stored === null && !cascades ? null : String(stored ?? '')),
    ...frameOf<ReferenceFacts, string | null>(
      'reference',
      { label, ne, required },
      { to: to.name, titleAs, ...(listedAs && { listedAs }) },
      (said, language) => {
        const error = words[language].notRecord(said);
        const id = z
          .string({ error })
          .refine((id) => id !== '' || !required, { error: missing(said, language), abort: true })
          .refine((id) => id === '' || RECORD_ID.test(id), { error });
        if (cascades) return id;
        const none = z.preprocess((sent) => (sent === '' ? null : sent), z.union([z.null(), id], { error }));
        return required ? z.preprocess((sent) => sent ?? '', id) : none;
      },
    ),
    output: () =>
      cascades
        ? z.string().meta({ description: `The _id of a ${to.name}` })
        : z
            .string()
            .nullable()
            .meta({
              description: `The _id of a ${to.name}; null for none, and while it is not live`,
            }),
    refersTo: {
      type: to.name,
      cascades,
      ...(isHeld && { isHeld }),
      titleAs,
      ...(to.fields[to.titleField]?.twin && { titleTwinAs: twinNameOf(titleAs) }),
      ...(listedAs && { listedAs }),
    },
  };
}
