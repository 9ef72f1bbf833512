import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { altFieldOf, picturesIn, withAltTexts } from '../actions/alt-texts.ts';
import { recordUploads } from '../actions/audit-event.ts';
import { storeThenCommit } from '../actions/store-then-commit.ts';
import { insertPictures, storePicturesThenCommit } from '../actions/uploads.ts';
import { errors } from '../errors.ts';
import type { DocumentUpload, StoredDocument, Upload } from '../media/index.ts';
import type { ContentType } from '../schema/define-type.ts';
import { readField } from '../schema/derive/validator.ts';
import type { Site } from '../whole-site.ts';
import type { Managed, Seen } from './managed.ts';
import { managedFor } from './managed.ts';
import { changeDraft, mustBeAbleToChange } from './save-draft.ts';

export interface Illustration {
  /** Name of a field of the kind `image` or `images`. */
  field: string;
  uploads: readonly Upload[];
  /** Their alternative texts; undefined if the request has none. */
  alt?: unknown;
  seen: Seen | undefined;
}

/**
 * Puts pictures into a draft: replaces its picture, or appends to its list.
 * @throws 403, 404; 409 in the trash; 412; and the refusals of `Media.prepare`
 */
export async function illustrateDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, uploads, alt, seen }: Illustration,
): Promise<Managed> {
  mustHaveDuty(actor, 'author');
  mustBeAbleToChange(actor, await managedFor(site.database.reader, type, id));
  const declared = type.fields[field];
  if (!declared) throw new Error(`${type.name} has no field ${field}`);
  return storePicturesThenCommit(site, uploads, (pictures) =>
    changeDraft(site, actor, type, id, {
      seen,
      async decide(present, change) {
        await insertPictures(site, change, pictures, site.now());
        await recordUploads(site, actor, change, 'picture', pictures);
        const paths = pictures.map(({ path }) => path);
        if (declared.maxFiles > 1)
          return {
            [field]: [...picturesIn(type, field, present), ...paths],
            ...withAltTexts(type, field, present, { count: paths.length, alt }),
          };
        const [altName, altField] = altFieldOf(type, field) ?? [];
        return {
          [field]: paths[0] ?? null,
          ...(altName !== undefined && { [altName]: alt ?? altField?.blank }),
        };
      },
    }),
  );
}

/** A list of documents that were stored before, as the field has it. */
const documentsIn = (value: unknown) => (Array.isArray(value) ? (value as StoredDocument[]) : []);

/**
 * Puts documents at the end of a draft's list.
 * @throws 400 when the list would be too long; 403, 404; 409 in the trash; 412; and the refusals of
 *   `Media.storeDocument`
 */
export async function attachToDraft(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { field, uploads, seen }: { field: string; uploads: readonly DocumentUpload[]; seen: Seen | undefined },
): Promise<Managed> {
  mustHaveDuty(actor, 'author');
  mustBeAbleToChange(actor, await managedFor(site.database.reader, type, id));
  const at = site.now().toISOString();
  return storeThenCommit(
    site,
    uploads,
    (upload) => site.media.storeDocument(upload),
    (stored) =>
      changeDraft(site, actor, type, id, {
        seen,
        async decide(present, change) {
          await site.uploadLeases.settle(
            change,
            stored.map(({ path }) => path),
          );
          const documents = [...documentsIn(present[field]), ...stored];
          const declared = type.fields[field];
          const read = declared && readField(declared, documents, site.tools);
          if (read && 'message' in read) throw errors.invalid({ [field]: read.message });
          for (const document of stored)
            await change.db
              .insertInto('attachment')
              .values({ ...document, createdAt: at, unusedSince: at })
              .execute();
          await recordUploads(site, actor, change, 'attachment', stored);
          return { [field]: documents };
        },
      }),
  );
}
