/** Schemas of the data files in `demo/`; demo/README.md describes the same format to editors. */
import * as z from 'zod';
import type { SubmissionType } from '../content/submission.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Field } from '../schema/field.ts';
import { unknownPlaceholders } from './calendar.ts';

/** A text, or its lines, which are joined without a separator. */
const text = z
  .union([z.string(), z.array(z.string())], { error: 'has to be a text or a list of texts' })
  .transform((lines) => [lines].flat().join(''))
  .superRefine((whole, site) => {
    for (const unknown of unknownPlaceholders(whole)) site.addIssue(`${unknown} is no placeholder`);
  });

const fileName = z.string().regex(/^[a-z0-9-]+\.[a-z]+$/, { error: 'has to be the name of a file' });
const picture = z.strictObject({ file: fileName, alt: z.string().min(1) });
const pictures = z.union([picture, z.array(picture)], { error: 'has to be pictures, each { file, alt }' });

/** Value of a field in a data file. */
export type FieldData =
  | { is: 'text'; text: string }
  | { is: 'reference'; key: string }
  | { is: 'pictures'; pictures: readonly z.infer<typeof picture>[] }
  | { is: 'documents'; files: readonly string[] }
  | { is: 'list'; list: readonly unknown[] };

function fieldSchema(field: Field): z.ZodType<FieldData> {
  if (field.inputMode === 'files') {
    return pictures.transform((given) => ({ is: 'pictures' as const, pictures: [given].flat() }));
  }
  if (field.fromDocuments) {
    return z.array(fileName).transform((files) => ({ is: 'documents' as const, files }));
  }
  if (field.refersTo) return z.string().transform((key) => ({ is: 'reference' as const, key }));
  if (Array.isArray(field.blank))
    return z.array(z.unknown()).transform((list) => ({ is: 'list' as const, list }));
  return text.transform((whole) => ({ is: 'text' as const, text: whole }));
}

const published = z
  .strictObject({
    daysAgo: z.int().min(1).optional(),
    lastOn: z
      .string()
      .refine((day) => day !== '02-29' && !Number.isNaN(Date.parse(`2000-${day}`)), {
        error: 'has to be MM-DD',
      })
      .optional(),
    time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'has to be HH:MM' }),
  })
  .transform(({ daysAgo, lastOn, time }, site) => {
    if (daysAgo !== undefined && lastOn === undefined) return { on: { daysAgo }, time };
    if (lastOn !== undefined && daysAgo === undefined) return { on: { lastOn }, time };
    site.addIssue('needs daysAgo or lastOn, and not both');
    return z.NEVER;
  });

const keyOf = (type: string) =>
  z.string().refine((key) => key.startsWith(`${type}/`), { error: `has to begin with ${type}/` });

/** Records of a content type. Alt texts are given with their pictures, not as separate fields. */
export function recordsSchema(type: ContentType) {
  const own = fieldsOf(type).filter(([, { describes }]) => describes === undefined);
  const fields = Object.fromEntries(own.map(([name, field]) => [name, fieldSchema(field).optional()]));
  return z.array(z.strictObject({ key: keyOf(type.name), published, fields: z.strictObject(fields) }));
}

const hoursAgo = z.number().positive();

/** Submissions of visitors. */
export function submissionsSchema(type: SubmissionType) {
  return z.array(
    z.strictObject({
      key: keyOf(type.name),
      hoursAgo,
      isView: z.boolean().default(false),
      isSpam: z.boolean().default(false),
      fields: z.record(z.string(), z.string()),
    }),
  );
}

/** Questions to the assistant. Its answers are not stored in the files: seeding asks it. */
export const chatsSchema = z.array(
  z.strictObject({ key: keyOf('chat'), hoursAgo, asks: z.array(z.string().min(1)).min(1) }),
);

/** Where a student is enrolled, by the keys of the two records. */
const enrolment = { faculty: z.string(), semester: z.string() };

export const accountsSchema = z.strictObject({
  /** The enrolment of the student whose password is printed. */
  student: z.strictObject(enrolment),
  people: z.array(
    z.discriminatedUnion('role', [
      z.strictObject({ role: z.literal('student'), name: z.string(), email: z.email(), ...enrolment }),
      z.strictObject({ role: z.literal('teacher'), name: z.string(), email: z.email() }),
    ]),
  ),
});
