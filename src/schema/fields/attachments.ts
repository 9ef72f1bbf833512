import * as z from 'zod';
import { comparisons } from '../changes/by-kind.ts';
import { type Field, type FieldFacts, fieldDefaults, type StoredFacts } from '../field.ts';
import { listInColumn, listInForms } from './list.ts';
import { missing } from './plain-text.ts';

/** A stored document that visitors download. */
export type Attachment = StoredFacts;

export interface AttachmentsFacts extends FieldFacts {
  kind: 'attachments';
  max: number;
}

const storedAt = /^\/uploads\/[0-9a-f]{32}\.pdf$/;
const MAX_ATTACHMENTS = 20;

function gone(label: string, name: string): never {
  const which = name ? `'${[...name].slice(0, 200).join('')}'` : 'a document';
  throw new RangeError(`${label}: ${which} is not stored, or not any more. Remove it and upload it again.`);
}

/**
 * A list of PDF documents, uploaded before with `POST /attachment`; one that no record names is swept after a day.
 * Names and sizes come from the stored documents, not from the body.
 */
export function attachments(
  label = 'Attachments',
  { required = false } = {},
): Field<Attachment[], 'attachments'> {
  const wrong = `${label} have to be a list of documents that were uploaded before.`;
  const shape = z.object(
    {
      path: z.string({ error: wrong }).regex(storedAt, { error: wrong }),
      // Both are replaced by those of the stored document.
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
    changes: comparisons.attachments,
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
