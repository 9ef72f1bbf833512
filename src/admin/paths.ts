import type { SubmissionFacts } from '../content/submissions.ts';
import { addressIn } from '../languages/address.ts';
import type { Item, RecordBase } from '../schema/define-type.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import type { ReferenceFacts } from '../schema/fields/reference.ts';
import { slugOf } from '../schema/slug.ts';
import { words as formWords } from './form/words.ts';
import { language } from './language.ts';
import { type ListParams, writeListParams } from './list/list-params.ts';

/** The paths of a type's screens. The form of a type that can only be added is its list. */
export const pathsOf = ({ admin: { list, one, isAddOnly } }: TypeFacts) => ({
  list: `/admin/${list}`,
  add: `/admin/add-${one}`,
  update: ({ _id }: Pick<RecordBase, '_id'>) =>
    isAddOnly ? `/admin/${list}` : `/admin/update-${one}/${_id}`,
  picture: ({ _id }: Pick<RecordBase, '_id'>) => `/admin/update-${one}-image/${_id}`,
  history: ({ _id }: Pick<RecordBase, '_id'>) => `/admin/${list}/${_id}/history`,
});

/** The reference to the record whose form also has the records of this type, if they are ordered within that one. */
export function withinField({ order, fields }: TypeFacts): ReferenceFacts | undefined {
  if (order?.by !== 'hand-within') return undefined;
  return fields.find((field): field is ReferenceFacts => field.name === order.field && 'to' in field);
}

/** The form of the record `within`, with the dialog for this record open over it (requirement 17.35). */
export const pathWithin = (within: TypeFacts, withinId: string, type: TypeFacts, _id: string) =>
  `${pathsOf(within).update({ _id: withinId })}?${new URLSearchParams({ [type.name]: _id })}`;

/** The title or name of a record. */
export function titleOf(type: TypeFacts, item: Readonly<Record<string, unknown>>): string {
  return String(item[type.titleField] ?? '');
}

/** Label of the field that holds the title: 'Title' or 'Name'; in Nepali that of its twin, which names no language. */
export function titleLabelOf({ fields, titleField }: TypeFacts): string {
  const twin = language === 'ne' ? fields.find(({ twinOf }) => twinOf === titleField) : undefined;
  return (twin ?? fields.find(({ name }) => name === titleField))?.label ?? formWords.title;
}

/** A link to the record's public page or list in the language of the back office; undefined if it has none. */
export function siteLinkOf(type: TypeFacts, item: Item): { label: string; href: string } | undefined {
  const { fields, page } = type;
  const hasAddress = fields.some(({ kind }) => kind === 'address');
  const own = hasAddress ? item.address : `${slugOf(titleOf(type, item))}/${item._id}`;
  const path = page?.item === undefined ? page?.list : `${page.item}/${own}`;
  return path === undefined ? path : { label: formWords.viewOnSite, href: addressIn(language, path) };
}

export const TRASH = '/admin/trash';

/** A deleted record among the others of its type that are called so. */
export const trashPath = (type: string, title = '') =>
  `${TRASH}${writeListParams({ q: title, more: { type } })}`;

export const SETTINGS = '/admin/settings';

/** Id of the place of a setting on the screen of the settings. */
export const settingId = (name: string) => `setting-${name}`;

/** Where the settings say when the last backup was made, and how. */
export const BACKUP = `${SETTINGS}#settings-backup`;

/** The screen of the settings with the focus in this one. */
export const settingPath = (name: string) => `${SETTINGS}#${settingId(name)}`;

/** The chat history and its lists of questions are views of one screen. */
export const CHATS = '/admin/chats';
export const UNANSWERED = `${CHATS}?show=unanswered`;
export const ANSWERED = `${CHATS}?show=answered`;
export const TAUGHT = `${CHATS}?show=taught`;

export const inboxListPath = ({ admin }: SubmissionFacts, params: Partial<ListParams>) =>
  `/admin/${admin.list}${writeListParams(params)}`;

/** One of its records. The params of the list that leads to it are kept in the URL for the way back. */
export const submissionPath = ({ admin }: SubmissionFacts, _id: string, from: Partial<ListParams> = {}) =>
  `/admin/${admin.one}/${_id}${writeListParams(from)}`;

/** The screen of a picture or document of the library. */
export const filePath = (kind: 'picture' | 'document', id: string) => `/admin/update-${kind}/${id}`;

/** The form of a redirect. */
export const redirectPath = (_id: string) => `/admin/update-redirect/${_id}`;

/** The form of an account. */
export const accountPath = (_id: string) => `/admin/update-account/${_id}`;
