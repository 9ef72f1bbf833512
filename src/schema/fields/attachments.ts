import * as z from 'zod';
import { digitsIn } from '../../languages/digits.ts';
import type { InEach } from '../../languages/language.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { DOCUMENT_ENDINGS } from '../document-names.ts';
import { type Field, type FieldFacts, fieldDefaults, type OwnLabel, type StoredFacts } from '../field.ts';
import { Unfit } from '../unfit.ts';
import { frameOf } from './frame.ts';
import { listInColumn, listInForms } from './list.ts';
import { missing } from './plain-text.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

/** A stored document that visitors download. */
export type Attachment = StoredFacts;

export interface AttachmentsFacts extends FieldFacts {
  kind: 'attachments';
  max: number;
}

const storedAt = new RegExp(String.raw`^/uploads/[0-9a-f]{32}\.${DOCUMENT_ENDINGS}$`);
const MAX_ATTACHMENTS = 20;

function gone(label: InEach<string>, name: string): never {
  const which = name ? sentences.quoted([...name].slice(0, 200).join('')) : sentences.someDocument;
  throw new Unfit(sentences.documentGone(label, which));
}

const shapeOf = (wrong: string) =>
  z.object(
    {
      path: z.string({ error: wrong }).regex(storedAt, { error: wrong }),
      // Name and size are replaced by those of the stored document.
      name: z.string().default('').catch(''),
      size: z.number().default(0).catch(0),
    },
    { error: wrong },
  );

/**
 * A list of documents, uploaded before with `POST /attachment`; one that no record names is swept after a day.
 * Names and sizes come from the stored documents, not from the body.
 */
export function attachments(
  ...[label = 'Attachments', { ne, required = false, max = MAX_ATTACHMENTS } = { ne: 'कागजात' }]: OwnLabel<{
    required?: boolean;
    max?: number;
  }>
): Field<Attachment[], 'attachments'> {
  return {
    ...fieldDefaults,
    ...listInColumn<Attachment>(),
    ...frameOf<AttachmentsFacts, Attachment[]>(
      'attachments',
      { label, ne, required },
      { max },
      (said, language) => {
        const { tooMany, documentTwice, notDocuments } = words[language];
        return listInForms(
          z
            .array(shapeOf(notDocuments(said)), { error: notDocuments(said) })
            .max(max, { error: tooMany(said, digitsIn(language, max)) })
            .refine((list) => new Set(list.map(({ path }) => path)).size === list.length, {
              error: documentTwice(said),
            })
            .refine((list) => !required || list.length > 0, { error: missing(said, language) }),
        );
      },
    ),
    output: () => z.array(z.object({ path: z.string().regex(storedAt), name: z.string(), size: z.uint32() })),
    filesIn: (value) => value.map(({ path }) => path),
    replaceFile: (value, path, by) =>
      value.flatMap((one) => (one.path !== path ? one : by ? { ...one, path: by.path } : [])),
    isKeywordOnly: true,
    searchText: (value) => value.map(({ name }) => name).join(' '),
    fromDocuments: (value, stored) =>
      value.map(({ path, name }) => {
        const { size, name: storedName } = stored.get(path) ?? gone({ en: label, ne }, name);
        return { path, name: storedName, size };
      }),
    dropsFilesAtOnce: true,
  };
}
