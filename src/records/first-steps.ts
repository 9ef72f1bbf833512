import { NO_PASSWORD } from '../accounts/account.ts';
import type { Actor } from '../accounts/actor.ts';
import { hasSecondFactor, secondFactorsOf } from '../accounts/second-factor/second-factor.ts';
import { type CollegeFacts, neutralCollege } from '../content/college.ts';
import { CONTENT_DUTIES, type Duty, hasDuty } from '../content/duties.ts';
import { notice } from '../content/notice.ts';
import type { Db } from '../db/engine.ts';
import { lastBackup } from '../db/last-backup.ts';
import { hasRows } from '../db/order.ts';
import { contentOf } from '../db/store.ts';
import type { Site } from '../whole-site.ts';

/** What a new site needs, in this order. */
export const FIRST_STEPS = [
  'name',
  'phone',
  'address',
  'logo',
  'notice',
  'colleagues',
  'twoSteps',
  'mail',
  'backup',
] as const;
type FirstStep = (typeof FIRST_STEPS)[number];

const PUBLISHERS: readonly Duty[] = ['publisher'];
const ACCOUNTS: readonly Duty[] = ['accounts'];

/** Whose duty each is. */
const dutiesFor: Readonly<Record<FirstStep, readonly Duty[]>> = {
  name: PUBLISHERS,
  phone: PUBLISHERS,
  address: PUBLISHERS,
  logo: PUBLISHERS,
  notice: CONTENT_DUTIES,
  colleagues: ACCOUNTS,
  twoSteps: [...CONTENT_DUTIES, ...ACCOUNTS],
  mail: ACCOUNTS,
  backup: ACCOUNTS,
};

const isOwn = (name: 'name' | 'address', facts: CollegeFacts) =>
  facts[name] !== '' && facts[name] !== neutralCollege[name];

/**
 * The first steps of a new site that are the actor's duty, and whether each is done; none on a site with the
 * demonstration, and once they are put away.
 */
export async function firstSteps(
  site: Pick<Site, 'database' | 'college' | 'mailSetup'>,
  actor: Pick<Actor, 'account' | 'duties'>,
): Promise<{ step: FirstStep; isDone: boolean }[]> {
  const db = site.database.reader;
  const facts = await site.college();
  if (!facts.firstSteps || (await hasRows(db.selectFrom('seeded').select('place')))) return [];
  const isDone: Readonly<Record<FirstStep, () => boolean | Promise<boolean>>> = {
    name: () => isOwn('name', facts),
    phone: () => facts.phone !== '',
    address: () => isOwn('address', facts),
    logo: () => facts.logo !== null,
    notice: () => hasRows(contentOf(db).selectFrom(notice.name).select('_id')),
    colleagues: () => hasColleagues(db),
    twoSteps: async () => hasSecondFactor(await secondFactorsOf(db, actor.account)),
    mail: () => site.mailSetup !== null,
    backup: async () => (await lastBackup(db)) !== null,
  };
  const own = FIRST_STEPS.filter((step) => hasDuty(actor.duties, dutiesFor[step]));
  return Promise.all(own.map(async (step) => ({ step, isDone: await isDone[step]() })));
}

/** Whether more than one administrator can sign in. */
async function hasColleagues(db: Db): Promise<boolean> {
  const admins = await db
    .selectFrom('account')
    .select('_id')
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .where('passwordHash', '!=', NO_PASSWORD)
    .limit(2)
    .execute();
  return admins.length > 1;
}
