import { addressIn } from '../../languages/address.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { language } from '../language.ts';
import type { Warned } from '../toast/toasts.ts';
import { noteHidden } from './hidden-files.ts';
import { type ApiRequest, authorizedRequest, changeHeaders, objectIn } from './request.ts';
import { words } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as staff see it. */
export interface Managed extends Warned {
  _id: string;
  state: 'draft' | 'scheduled' | 'live' | 'ended' | 'trash';
  /** Of the live record; null if there is none. */
  version: number | null;
  live: Item | null;
  /** The fields that visitors saw last; null while the record is live, and where it never was. */
  last: Fields | null;
  draft: ManagedDraft | null;
  review: 'submitted' | 'approved' | 'returned' | null;
  /** What was said at the last step of the review, and who approved the draft or sent it back last. */
  reviewNote: string;
  reviewBy: { _id: string; name: string } | null;
  publishAt: string | null;
  expireAt: string | null;
  pinnedUntil: string | null;
  /** The links to previews that have not ended. */
  previews: OpenPreview[];
}

/** A link to a preview that has not ended. */
export interface OpenPreview {
  /** Who made it; null for a deleted account. */
  by: { _id: string; name: string } | null;
  expiresAt: string;
}

interface ManagedDraft {
  fields: Fields;
  /** The live version when the draft was begun; 0 if there was none. */
  base: number;
  updatedAt: string;
  by: { _id: string; name: string } | null;
  /** Who has written in it. */
  writers: { _id: string; name: string }[];
  /** Whether the live record has changed since. */
  conflict: boolean;
}

/** A record with its ETag, which an update has to name. */
export interface Version {
  item: Item;
  etag: string;
  /** Draft, dates and state for staff. Present for types with drafts, if the record was read for a form. */
  managed?: Managed;
  /** Names the state of the draft, or of the record if there is no draft. */
  tag?: string;
}

/** A record as staff see it, with the tags that its changes have to name. */
export type ManagedVersion = Version & Required<Pick<Version, 'managed' | 'tag'>>;

export const isManagedVersion = (version: Version): version is ManagedVersion =>
  version.managed !== undefined && version.tag !== undefined;

export const pathOf = (type: TypeFacts, id: string) => `/manage/${type.name}/${encodeURIComponent(id)}`;

/** Makes a call that is answered with a version: its item is what is live, else the draft, else what was live last. */
async function versionIn(call: ApiRequest): Promise<ManagedVersion> {
  const answer = await authorizedRequest(call);
  const managed = objectIn<Managed>(answer, words.noRecord);
  const { _id, live, draft, last } = managed;
  const fields = live ?? draft?.fields ?? last ?? {};
  noteHidden(live, draft?.fields, fields);
  const item: Item = { createdAt: '', updatedAt: draft?.updatedAt ?? '', ...fields, _id };
  const tag = answer.header('ETag') ?? '';
  return { item, etag: live ? `"${_id}.${managed.version}"` : '', managed, tag };
}

export const readManaged = (type: TypeFacts, id: string, signal?: AbortSignal): Promise<ManagedVersion> =>
  versionIn({ path: pathOf(type, id), signal });

/** Makes a record that is only a draft. */
export const createDraft = (type: TypeFacts, body: FormData, key: string): Promise<ManagedVersion> =>
  versionIn({ method: 'POST', path: `/manage/${type.name}`, body, headers: changeHeaders('', key) });

export interface KeptFields {
  fields: Fields;
  /** The live version that the changes are based on. */
  base?: number;
}

/**
 * A change of a record, by the end of its path. The call takes the tag of the version that it has to find, and the key under
 * which it may be repeated.
 */
const changeOf =
  <Body extends object>(method: 'POST' | 'PUT', end: string) =>
  (type: TypeFacts, id: string, body: Body, tag: string, key = ''): Promise<ManagedVersion> =>
    versionIn({ method, path: `${pathOf(type, id)}/${end}`, body, headers: changeHeaders(tag, key) });

export const putDraft = changeOf<KeptFields>('PUT', 'draft');

/** Puts pictures into the draft, in place of its own or at the end of its list. */
export const sendDraftPictures = (
  type: TypeFacts,
  id: string,
  field: string,
  body: FormData,
  key: string,
): Promise<ManagedVersion> => changeOf<FormData>('POST', `draft/${field}`)(type, id, body, '', key);

export const discardDraft = (
  type: TypeFacts,
  id: string,
  tag: string,
  key: string,
): Promise<ManagedVersion> =>
  versionIn({ method: 'DELETE', path: `${pathOf(type, id)}/draft`, headers: changeHeaders(tag, key) });

/** An instant, ISO 8601; null clears it. Without `at` the draft is published now. */
export interface Publication {
  at?: string | null;
  expireAt?: string | null;
  pinnedUntil?: string | null;
  note?: string;
}

export const publishDraft = changeOf<Publication>('POST', 'publish');

export const unpublish = changeOf<Record<string, never>>('POST', 'unpublish');

/** What is done with a draft in a review. */
export type ReviewAction = 'submit' | 'approve' | 'return';

export const reviewDraft = changeOf<{ action: ReviewAction; note: string }>('POST', 'review');

export interface PreviewLink {
  url: string;
  /** An instant, ISO 8601. */
  expiresAt: string;
}

/**
 * Makes a link that shows somebody without an account the draft as it stands at each visit, in the language of the back
 * office.
 */
export async function makePreview(type: TypeFacts, id: string, hours: number): Promise<PreviewLink> {
  const path = `${pathOf(type, id)}/preview`;
  const { body } = await authorizedRequest({ method: 'POST', path, body: { hours } });
  const link = body as PreviewLink;
  const { origin, pathname, search } = new URL(link.url);
  return { ...link, url: origin + addressIn(language, pathname + search) };
}

export async function endPreviews(type: TypeFacts, id: string): Promise<void> {
  await authorizedRequest({ method: 'DELETE', path: `${pathOf(type, id)}/preview` });
}
