import type { AccountContext } from '../accounts/context.ts';
import { forgetCollege, settingsEvent } from '../actions/college.ts';
import { type ActionContext, program } from '../actions/context.ts';
import { deleteItem } from '../actions/delete-item.ts';
import { chat } from '../content/chat.ts';
import { submissionTypes } from '../content/submissions.ts';
import { lastEventOf } from '../db/events.ts';
import { idsNaming } from '../db/store.ts';
import { AppError } from '../errors.ts';
import type { InboxContext } from '../inbox/context.ts';
import { deleteSubmission } from '../inbox/delete-submission.ts';
import { type ContentType, fieldsOf } from '../schema/define-type.ts';
import { ACCOUNT, uprootAccount } from './accounts.ts';
import { UNANSWERED, uprootQuestion, uprootVisit } from './chats/plant-visits.ts';
import { markSeed } from './planted.ts';

/** The version of a record that nobody changed since it was made. */
const UNCHANGED = 1;

/**
 * Takes away exactly what the seed made and nobody changed; the rest belongs to the college from now on. To look at
 * what visitors have sent is no change.
 * @returns how many records went, and how many stayed because somebody changed them
 */
export async function uprootDemonstration(
  context: InboxContext,
  accounts: AccountContext,
): Promise<{ removed: number; kept: number }> {
  const planted = await context.database.reader.selectFrom('seeded').selectAll().execute();
  const typeOf = new Map(context.types.map((type) => [type.name, type]));
  const naming = new Set(context.types.filter(namesOthers).map(({ name }) => name));
  // Those that name others go first, so that what then still names one is the college's own.
  planted.sort((one, other) => Number(naming.has(other.type)) - Number(naming.has(one.type)));
  const outcomes = { removed: 0, kept: 0, gone: 0 };
  for (const { place, type: name, item } of planted) {
    const type = typeOf.get(name);
    const sent = submissionTypes.find((candidate) => candidate.name === name);
    if (name === ACCOUNT) outcomes[(await uprootAccount(accounts, item)) ? 'removed' : 'kept'] += 1;
    else if (name === chat.name) outcomes[(await uprootVisit(context, item)) ? 'removed' : 'kept'] += 1;
    else if (name === UNANSWERED) await uprootQuestion(context, item);
    else if (sent) outcomes[await removed(deleteSubmission(context, program, sent, item))] += 1;
    else if (type) outcomes[await uproot(context, type, item)] += 1;
    await context.database.write(async ({ db }) => {
      await db.deleteFrom('seeded').where('place', '=', place).execute();
    });
  }
  const { type, item } = settingsEvent;
  const last = await lastEventOf(context.database.reader, type, item);
  // The college is the seed's while nobody with an account has said anything else.
  if (!last?.account) await forgetCollege(context, program);
  await markSeed(context, 'done');
  return { removed: outcomes.removed, kept: outcomes.kept };
}

function namesOthers(type: ContentType): boolean {
  return fieldsOf(type).some(([, field]) => field.refersTo);
}

async function uproot(
  context: ActionContext,
  type: ContentType,
  id: string,
): Promise<'removed' | 'kept' | 'gone'> {
  if (await isNamed(context, type, id)) return 'kept';
  return removed(deleteItem(context, program, type, id, (version) => version === UNCHANGED));
}

/** What became of something that was to be deleted. */
async function removed(deletion: Promise<unknown>): Promise<'removed' | 'kept' | 'gone'> {
  try {
    await deletion;
    return 'removed';
  } catch (error) {
    if (error instanceof AppError && error.status === 412) return 'kept';
    if (error instanceof AppError && error.status === 404) return 'gone';
    throw error;
  }
}

/** Whether a record refers to this one, and would be deleted with it. */
async function isNamed({ types, database }: ActionContext, type: ContentType, id: string): Promise<boolean> {
  for (const other of types) {
    for (const [name, field] of fieldsOf(other)) {
      if (field.refersTo?.type !== type.name) continue;
      if ((await idsNaming(database.reader, other, name, id)).length > 0) return true;
    }
  }
  return false;
}
