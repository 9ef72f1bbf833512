import { reservedAddresses } from '../content/reserved-addresses.ts';
import { itemIn } from '../db/editing/snapshot.ts';
import { contentOf } from '../db/store.ts';
import type { Change } from '../db/writer.ts';
import { errors } from '../errors.ts';
import type { InEach } from '../languages/language.ts';
import { sentencesIn } from '../languages/sentences.ts';
import { addressIn, type ContentType, hasAddresses, type Item, titleOf } from '../schema/define-type.ts';
import type { Values } from '../schema/derive/validator.ts';
import { hrefOf, segmentOf } from '../schema/slug.ts';
import type { Work } from './change.ts';
import { lastLive, type Managed, presentItem } from './managed.ts';
import { words } from './words.ts';

/**
 * The addresses that records have of their own, such as pages: each leads to one of them, in any case and in both
 * languages. Everything here runs within the change that it is about, so that no other one takes an address meanwhile.
 */

const sentences = sentencesIn(words);

/** A record whose address is settled. */
interface Owner {
  type: ContentType;
  /** Undefined for a new one. */
  id: string | undefined;
  /** What is stored of it. */
  present: Readonly<Values>;
  /** Its address as visitors know it, or knew it last; null for one that was never live. */
  known: string | null;
}

/** The owner of an address that a new record is to have. */
export const newOwner = (type: ContentType): Owner => ({ type, id: undefined, present: {}, known: null });

/** @param present what the change begins from */
export const ownerOf = (managed: Managed, present: Readonly<Values> = presentItem(managed)): Owner => ({
  type: managed.type,
  id: managed.id,
  present,
  known: addressOf(managed.type, lastLive(managed)),
});

const addressOf = (type: ContentType, item: Item | null) => (item && addressIn(type, item)) ?? null;

/** @throws 409 naming what has taken an address of a record in the trash meanwhile */
export async function mustHaveAddresses(work: Work, managed: Managed): Promise<void> {
  const { type, draft } = managed;
  for (const item of [lastLive(managed), draft?.item ?? null]) {
    const address = addressOf(type, item);
    if (address) await mustBeFree(work, ownerOf(managed), address);
  }
}

/** The numbers that are tried behind an address that is taken. */
const MAX_PROPOSALS = 200;
const LONGEST_PROPOSED = 75;

/**
 * The values with the record's address. One that nobody has written follows the title until the record is live.
 * @throws 409 for a written one that is not free
 */
export async function withAddress<V extends Values>(work: Work, owner: Owner, values: V): Promise<V> {
  const { type, present, known } = owner;
  if (!hasAddresses(type)) return values;
  const former = String(present.address ?? '');
  const sent = values.address === undefined ? former : String(values.address);
  if (sent === '' && known !== null) return { ...values, address: former || known };
  if (sent !== '' && sent !== former) {
    await mustBeFree(work, owner, sent);
    return values;
  }
  const [title, formerTitle] = [titleOf(type, { ...present, ...values }), titleOf(type, present)];
  const follows = known === null && (former === '' || isProposed(former, formerTitle));
  if (!follows || title === '' || (former !== '' && title === formerTitle)) return values;
  return { ...values, address: await proposed(work, owner, title) };
}

/** Whether an address is what a title proposes, with a number behind it or without. */
const isProposed = (address: string, title: string) =>
  address.replace(/-\d{1,3}$/, '') === baseOf(title) || address === baseOf(title);

const baseOf = (title: string) => [...segmentOf(title)].slice(0, LONGEST_PROPOSED).join('').replace(/-$/, '');

async function proposed(work: Work, owner: Owner, title: string): Promise<string> {
  const base = baseOf(title);
  for (let n = 1; n <= MAX_PROPOSALS; n += 1) {
    const address = n === 1 ? base : `${base}-${n}`;
    if ((await refusalOf(work, owner, address)) === null) return address;
  }
  throw conflict(sentences.addressTaken(base, title));
}

const conflict = (refusal: InEach<string>) => errors.conflict(refusal, { address: refusal });

/** @throws 409 naming what has the address, and one that is free */
async function mustBeFree(work: Work, owner: Owner, address: string): Promise<void> {
  const refusal = await refusalOf(work, owner, address);
  if (!refusal) return;
  const free = sentences.addressFree(await proposed(work, owner, address));
  throw conflict({ en: `${refusal.en} ${free.en}`, ne: `${refusal.ne} ${free.ne}` });
}

async function refusalOf(
  { site, change }: Work,
  { type, id, known }: Owner,
  address: string,
): Promise<InEach<string> | null> {
  const path = pathOf(type, address);
  if (type.page?.item === '' && reservedAddresses.has(address)) return sentences.addressReserved(path);
  const holder = await holderOf(change, type, id, address);
  if (holder !== null) return sentences.addressTaken(path, holder);
  if (type.page?.item === undefined) return null;
  // A record may have its own former address back.
  const own = known === null ? null : pathOf(type, known);
  const leadsTo = (await site.formerAddresses.destinations(change, path)).find((to) => to !== own);
  return leadsTo === undefined ? null : sentences.addressLeads(path, leadsTo);
}

const pathOf = (type: ContentType, address: string) => hrefOf(type.page?.item ?? '', type, { address });

/** The title of another record that has an address, or whose draft has it; one in the trash has let it go. */
async function holderOf({ db }: Change, type: ContentType, id = '', address: string): Promise<string | null> {
  const live = await contentOf(db)
    .selectFrom(type.name)
    .select(type.titleField)
    .where('address', '=', address)
    .where('_id', '!=', id)
    .executeTakeFirst();
  if (live) return String(live[type.titleField]);
  const shelved = await db
    .selectFrom('shelved')
    .select(['record', 'state', 'title', 'row', 'migration'])
    .where('type', '=', type.name)
    .execute();
  const inTrash = new Set(shelved.flatMap(({ record, state }) => (state === 'trash' ? [record] : [])));
  const drafts = await db
    .selectFrom('draft')
    .select(['record', 'title', 'row', 'migration'])
    .where('type', '=', type.name)
    .execute();
  const holder = [...drafts, ...shelved].find(
    ({ record, row, migration }) =>
      record !== id &&
      !inTrash.has(record) &&
      row !== null &&
      addressIn(type, itemIn(type, { row, migration })) === address,
  );
  return holder ? holder.title : null;
}

/** Leaves a redirect where visitors knew a record by another address. */
export async function leaveFormer(work: Work, { type, known }: Owner, address: unknown): Promise<void> {
  if (
    !hasAddresses(type) ||
    type.page?.item === undefined ||
    known === null ||
    known === '' ||
    known === address
  )
    return;
  await work.site.formerAddresses.move(work, pathOf(type, known), pathOf(type, String(address)));
}
