import * as z from 'zod';
import { type Field, type FieldFacts, fieldDefaults, type StoredFacts } from '../field.ts';
import { listInColumn, listInForms } from './list.ts';
import { missing } from './plain-text.ts';

/** A stored document that a record hands out. */
export type Attachment = StoredFacts;

/** What the browser is told of one field of this kind. */
export interface AttachmentsFacts extends FieldFacts {
  kind: 'attachments';
  max: number;
}

const storedAt = /^\/uploads\/[0-9a-f]{32}\.pdf$/;
/** So many documents one record may hand out. */
const MAX_ATTACHMENTS = 20;

function gone(label: string, name: string): never {
  const which = name ? `'${[...name].slice(0, 200).join('')}'` : 'a document';
  throw new RangeError(`${label}: ${which} is not stored, or not any more. Remove it and upload it again.`);
}

/**
 * PDF documents in order. They are uploaded before (`POST /attachment`) and named here; one that no record names is
 * swept after a day. Names and sizes are those of the stored documents, whatever a body says of them.
 */
export function attachments(
  label = 'Attachments',
  { required = false } = {},
): Field<Attachment[], 'attachments'> {
  const wrong = `${label} have to be a list of documents that were uploaded before.`;
  const shape = z.object(
    {
      path: z.string({ error: wrong }).regex(storedAt, { error: wrong }),
      // Whatever a body says of these, they are filled from what is stored.
      name: z.string().default('').catch(''),
      size: z.number().default(0).catch(0),
    },
    { error: wrong },
  );
  return {
    ...fieldDefaults,
    ...listInColumn<Attachment>(),
    kind: 'attachments',
    label,
    required,
    input: () =>
      listInForms(
        z
          .array(shape, { error: wrong })
          .max(MAX_ATTACHMENTS, { error: `${label}: at most ${MAX_ATTACHMENTS}.` })
          .refine((list) => new Set(list.map(({ path }) => path)).size === list.length, {
            error: `${label}: the same document is named twice.`,
          })
          .refine((list) => !required || list.length > 0, { error: missing(label) }),
      ),
    output: () => z.array(z.object({ path: z.string().regex(storedAt), name: z.string(), size: z.uint32() })),
    filesIn: (value) => value.map(({ path }) => path),
    isKeywordOnly: true,
    searchText: (value) => value.map(({ name }) => name).join(' '),
    fromDocuments: (value, stored) =>
      value.map(({ path, name }) => {
        const { size, name: storedName } = stored.get(path) ?? gone(label, name);
        return { path, name: storedName, size };
      }),
    dropsFilesAtOnce: true,
    facts: (name): AttachmentsFacts => ({
      kind: 'attachments',
      name,
      label,
      required,
      max: MAX_ATTACHMENTS,
    }),
  };
}
