import { createHash, randomBytes } from 'node:crypto';
import { type Actor, mustHaveDuty } from '../accounts/actor.ts';
import { writersOf } from '../content/duties.ts';
import { writeAuditEvent } from '../db/audit-events.ts';
import { endPreviewsOf } from '../db/editing/previews.ts';
import { listVersions } from '../db/editing/versions.ts';
import type { Db } from '../db/engine.ts';
import { errors } from '../errors.ts';
import { type ContentType, hasOwnPage, type Item, titleOf } from '../schema/define-type.ts';
import { hrefOf } from '../schema/slug.ts';
import type { Site } from '../whole-site.ts';
import { makeChange } from './change.ts';
import { filesIn } from './files.ts';
import { findManaged, type Managed, managedFor, presentItem, stateOf } from './managed.ts';
import { versionOf } from './versions.ts';

const HOUR_MS = 3_600_000;
export const PREVIEW_HOURS = 24;
export const MAX_PREVIEW_HOURS = 30 * 24;

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a link that shows a draft or one version to everybody who has it.
 * @param n the version; undefined for the draft as it is at each visit
 * @returns the path of the page that shows it, with the token, which is not stored
 * @throws 403; 404 for an unknown record or version; 409 in the trash
 */
export async function makePreview(
  site: Site,
  actor: Actor,
  type: ContentType,
  id: string,
  { n, hours = PREVIEW_HOURS }: { n?: number | undefined; hours?: number | undefined },
): Promise<{ path: string; expiresAt: string }> {
  mustHaveDuty(actor, ...writersOf(type));
  // A call that is made again gets the stored answer. The token is never stored, so the answer holds one random part of
  // it; the other part is the call's idempotency key, which only the caller has.
  const tokenWith = (part: string) => digestOf(part + (actor.call?.key ?? ''));
  const made = await makeChange(site, actor, async ({ change }) => {
    const { db } = change;
    const present = presentItem(await managedFor(db, type, id));
    const shown = n === undefined ? present : await versionOf(db, type, id, n);
    if (!shown) throw errors.notFound('version');
    const part = randomBytes(24).toString('base64url');
    const now = site.now();
    const expiresAt = new Date(now.getTime() + hours * HOUR_MS).toISOString();
    await db
      .insertInto('preview')
      .values({
        digest: digestOf(tokenWith(part)),
        record: id,
        type: type.name,
        n: n ?? null,
        account: actor.account,
        createdAt: now.toISOString(),
        expiresAt,
      })
      .execute();
    await writeAuditEvent(site, change, actor, eventOf('preview-made', type, present));
    return { page: pageOf(type, shown), part, expiresAt };
  });
  return { path: `${made.page}?preview=${tokenWith(made.part)}`, expiresAt: made.expiresAt };
}

/** The page that shows a record: its own, else the list of its type, else the home page. */
export function pageOf(type: ContentType, item: Item): string {
  const { item: base, list = '/' } = type.page ?? {};
  return base === undefined || !hasOwnPage(type, item) ? list : hrefOf(base, type, item);
}

/** Ends all links to a record. @throws 403, 404 */
export async function endPreviews(site: Site, actor: Actor, type: ContentType, id: string): Promise<void> {
  mustHaveDuty(actor, ...writersOf(type));
  const now = site.now().toISOString();
  await makeChange(site, actor, async ({ change }) => {
    const present = presentItem(await managedFor(change.db, type, id));
    await endPreviewsOf(change.db, 'record', id, now);
    await writeAuditEvent(site, change, actor, eventOf('previews-ended', type, present));
  });
}

const eventOf = (action: 'preview-made' | 'previews-ended', type: ContentType, item: Item) => ({
  action,
  type: type.name,
  item: item._id,
  title: titleOf(type, item),
});

/** The target of a link. */
export interface Preview {
  managed: Managed;
  /** The version; null for the draft. */
  n: number | null;
  item: Item;
  /** When that was written, an instant. */
  changedAt: string;
  /** The instant at which the link ends. */
  expiresAt: string;
}

/**
 * The target of a token.
 * @returns 'ended' once the link or its target has ended; null for an unknown token
 */
export async function findPreview(
  { types, now }: Site,
  db: Db,
  token: string,
): Promise<Preview | 'ended' | null> {
  const row = await db
    .selectFrom('preview')
    .selectAll()
    .where('digest', '=', digestOf(token))
    .executeTakeFirst();
  const type = row && types.find(({ name }) => name === row.type);
  if (!row || !type) return null;
  const { record, n, expiresAt } = row;
  if (expiresAt <= now().toISOString()) return 'ended';
  const managed = await findManaged(db, type, record);
  if (!managed || stateOf(managed) === 'trash') return 'ended';
  if (n !== null) {
    const item = await versionOf(db, type, record, n);
    const changedAt = item && (await writtenAt(db, managed, n));
    return item && changedAt ? { managed, n, item, changedAt, expiresAt } : 'ended';
  }
  const item = presentItem(managed);
  return { managed, n, item, changedAt: managed.draft?.updatedAt ?? item.updatedAt, expiresAt };
}

async function writtenAt(db: Db, { id, live }: Managed, n: number): Promise<string | undefined> {
  const version = (await listVersions(db, id)).find((one) => one.n === n);
  return version?.at ?? live?.item.updatedAt;
}

/** Whether the record of a preview names a file. @param path in rows, such as `/uploads/<id>.webp` */
export async function isPreviewed(site: Site, token: unknown, path: string): Promise<boolean> {
  if (typeof token !== 'string') return false;
  const preview = await findPreview(site, site.database.reader, token);
  if (!preview || preview === 'ended') return false;
  return filesIn(preview.managed.type, preview.item).includes(path);
}
