import type { SubmissionFacts } from '../content/submission-facts.ts';
import type { Item, RecordBase } from '../schema/define-type.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { slugOf } from '../schema/slug.ts';
import { type ListParams, writeListParams } from './list/list-params.ts';

/**
 * The addresses of a type's screens (specification: Admin area). A record that no screen changes is looked at in
 * its list.
 */
export const pathsOf = ({ admin: { list, one, isAddOnly } }: TypeFacts) => ({
  list: `/admin/${list}`,
  add: `/admin/add-${one}`,
  update: ({ _id }: Pick<RecordBase, '_id'>) =>
    isAddOnly ? `/admin/${list}` : `/admin/update-${one}/${_id}`,
  picture: ({ _id }: Pick<RecordBase, '_id'>) => `/admin/update-${one}-image/${_id}`,
});

/** The title or name of a record. */
export function titleOf(type: TypeFacts, item: Item): string {
  return String(item[type.titleField] ?? '');
}

/** What the field that names a record is called: 'Title' or 'Name'. */
export function titleLabelOf(type: TypeFacts): string {
  return type.fields.find(({ name }) => name === type.titleField)?.label ?? 'Title';
}

/** A link to where visitors read a record, or to its list; undefined for what has no page. */
export function siteLinkOf(type: TypeFacts, item: Item): { label: string; href: string } | undefined {
  const { page } = type;
  const label = 'View on site';
  if (page?.item) return { label, href: `${page.item}/${slugOf(titleOf(type, item))}/${item._id}` };
  return page?.list ? { label, href: page.list } : undefined;
}

/** The history of the chat, and the questions without an answer: two views of one screen. */
export const CHATS = '/admin/chats';

/** What stands in the address of the questions without an answer. */
export const SHOW_UNANSWERED = { show: 'unanswered' } as const;

export const UNANSWERED = `${CHATS}?${new URLSearchParams(SHOW_UNANSWERED)}`;

export const isUnanswered = (params: URLSearchParams) => params.get('show') === SHOW_UNANSWERED.show;

/** A list of the inbox, looked at as this says. */
export const inboxListPath = ({ admin }: SubmissionFacts, address: ListParams) =>
  `/admin/${admin.list}${writeListParams(address)}`;

/** One of its records; the address remembers from where one came, so that the way back is the same. */
export const submissionPath = ({ admin }: SubmissionFacts, _id: string, from: ListParams) =>
  `/admin/${admin.one}/${_id}${writeListParams(from)}`;
