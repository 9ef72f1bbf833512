import { isDeepStrictEqual } from 'node:util';
import { program } from '../accounts/actor.ts';
import { chat } from '../content/chat.ts';
import type { MenuLink } from '../content/menu.ts';
import { page } from '../content/page.ts';
import { submissionTypes } from '../content/submissions.ts';
import { lastChangeOf } from '../db/audit-events.ts';
import type { Shelved } from '../db/editing/shelved.ts';
import { idsReferencing } from '../db/store.ts';
import { AppError } from '../errors.ts';
import { deleteSubmission } from '../inbox/change-submission.ts';
import { resetCollege } from '../records/college.ts';
import { findManaged, type Managed } from '../records/managed.ts';
import { changeMenu, storedMenu } from '../records/menu.ts';
import { settingsEvent } from '../records/read-college.ts';
import { deleteItem } from '../records/take-down.ts';
import { deleteForGood, intoTrash } from '../records/trash.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import type { Site } from '../whole-site.ts';
import { ACCOUNT, unseedAccount } from './accounts.ts';
import { UNANSWERED, unseedChat, unseedQuestion } from './chats.ts';
import { readDemonstration } from './demonstration.ts';
import { linksBelow } from './seed-demonstration.ts';
import { markSeed } from './seeded.ts';

/** The version of a record that was never changed. */
const UNCHANGED = 1;

/**
 * Removes the seeded records that were not changed since; the others belong to the college from now on. Viewing a
 * submission does not count as a change.
 * @returns how many records were removed, and how many were kept because they were changed
 */
export async function unseedDemonstration(site: Site): Promise<{ removed: number; kept: number }> {
  const seeded = await site.database.reader.selectFrom('seeded').selectAll().execute();
  const typeOf = new Map(site.types.map((type) => [type.name, type]));
  const referring = new Set(site.types.filter(hasReferences).map(({ name }) => name));
  // Referring records go first, so that any remaining reference is from one of the college's own records.
  seeded.sort((one, other) => Number(referring.has(other.type)) - Number(referring.has(one.type)));
  const outcomes = { removed: 0, kept: 0, gone: 0 };
  for (const { place: key, type: name, item } of seeded) {
    const type = typeOf.get(name);
    const submission = submissionTypes.find((candidate) => candidate.name === name);
    if (name === ACCOUNT) outcomes[(await unseedAccount(site, item)) ? 'removed' : 'kept'] += 1;
    else if (name === chat.name) outcomes[(await unseedChat(site, item)) ? 'removed' : 'kept'] += 1;
    else if (name === UNANSWERED) await unseedQuestion(site, item);
    else if (submission) outcomes[await outcomeOf(deleteSubmission(site, program, submission, item))] += 1;
    else if (type) outcomes[await unseedRecord(site, type, item)] += 1;
    await site.database.write(async ({ db }) => {
      await db.deleteFrom('seeded').where('place', '=', key).execute();
    });
  }
  await unseedMenu(
    site,
    seeded.map(({ item }) => item),
  );
  const { type, item } = settingsEvent;
  const last = await lastChangeOf(site.database.reader, type, item);
  // The college's facts belong to the seed until an account changes them.
  if (!last?.by) await resetCollege(site, program);
  await markSeed(site, 'done', 'unseeded');
  return { removed: outcomes.removed, kept: outcomes.kept };
}

/** Takes the pages that are gone out of the menu, which is the built-in one again where nothing else was changed. */
async function unseedMenu(site: Site, seeded: readonly string[]): Promise<void> {
  const menu = await storedMenu(site.database.reader);
  if (!menu) return;
  const gone = new Set<string>();
  for (const id of seeded) if (!(await findManaged(site.database.reader, page, id))) gone.add(id);
  const isThere = ({ target }: MenuLink) =>
    !('id' in target && target.type === page.name && gone.has(target.id));
  const { below } = (await readDemonstration()).menu;
  const header = menu.header
    .map((group) => {
      const own = linksBelow(below, group);
      const isOwn = (item: MenuLink) => own.some((one) => isDeepStrictEqual(one, item));
      return { ...group, items: group.items.filter((item) => isThere(item) && !isOwn(item)) };
    })
    .filter((group) => isThere(group) || group.items.length > 0);
  await changeMenu(site, program, { header });
}

function hasReferences(type: ContentType): boolean {
  return fieldsOf(type).some(([, field]) => field.refersTo);
}

type Unseeded = 'removed' | 'kept' | 'gone';

async function unseedRecord(site: Site, type: ContentType, id: string): Promise<Unseeded> {
  if (await isReferredTo(site, type, id)) return 'kept';
  const managed = await findManaged(site.database.reader, type, id);
  // Somebody has begun to change it.
  if (managed?.draft) return 'kept';
  if (managed?.shelved) return unseedShelved(site, managed, managed.shelved);
  const seen = (version: number) => version === UNCHANGED;
  return outcomeOf(deleteItem(site, program, type, id, { seen, isForGood: true }));
}

/** Removes unchanged seeded records from the trash and from the ended ones. */
async function unseedShelved(
  site: Site,
  managed: Managed,
  { state, row, attached }: Shelved,
): Promise<Unseeded> {
  // Rows attached to it may be the college's own.
  if (Number(row?.version) !== UNCHANGED || attached.length > 0) return 'kept';
  if (state !== 'trash')
    await site.database.write((change) => intoTrash({ site, actor: program, change }, managed));
  return outcomeOf(deleteForGood(site, program, managed.id));
}

async function outcomeOf(deletion: Promise<unknown>): Promise<Unseeded> {
  try {
    await deletion;
    return 'removed';
  } catch (error) {
    if (error instanceof AppError && error.status === 412) return 'kept';
    if (error instanceof AppError && error.status === 404) return 'gone';
    throw error;
  }
}

/** Whether a live record refers to this one, and would go with it or lose its reference. */
async function isReferredTo({ types, database }: Site, type: ContentType, id: string): Promise<boolean> {
  for (const other of types) {
    for (const [name, field] of fieldsOf(other)) {
      if (field.refersTo?.type !== type.name) continue;
      if ((await idsReferencing(database.reader, other, name, id)).length > 0) return true;
    }
  }
  return false;
}
