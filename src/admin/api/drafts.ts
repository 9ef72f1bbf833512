import { addressIn } from '../../languages/address.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { language } from '../language.ts';
import { noteHidden } from './hidden-files.ts';
import { type ApiRequest, type ApiResponse, authorizedRequest, changeHeaders } from './request.ts';
import type { Managed, Version } from './version.ts';
import { words } from './words.ts';

export type { Managed } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as staff see it, with the tags that its changes have to name. */
export type ManagedVersion = Version & Required<Pick<Version, 'managed' | 'tag'>>;

export const isManagedVersion = (version: Version): version is ManagedVersion =>
  version.managed !== undefined && version.tag !== undefined;

const pathOf = (type: TypeFacts, id: string) => `/manage/${type.name}/${encodeURIComponent(id)}`;

async function change(call: ApiRequest): Promise<ManagedVersion> {
  return managedIn(await authorizedRequest(call));
}

export async function readManaged(
  type: TypeFacts,
  id: string,
  signal?: AbortSignal,
): Promise<ManagedVersion> {
  return change({ path: pathOf(type, id), signal });
}

/** Makes a record that is only a draft. */
export const createDraft = (type: TypeFacts, body: FormData, key: string): Promise<ManagedVersion> =>
  change({ method: 'POST', path: `/manage/${type.name}`, body, headers: changeHeaders('', key) });

export interface KeptFields {
  fields: Fields;
  /** The live version that the changes are based on. */
  base?: number;
}

export const putDraft = (
  type: TypeFacts,
  id: string,
  body: KeptFields,
  tag: string,
  key = '',
): Promise<ManagedVersion> =>
  change({ method: 'PUT', path: `${pathOf(type, id)}/draft`, body, headers: changeHeaders(tag, key) });

/** Puts files into the draft, in place of its picture or at the end of its list. */
export const sendDraftFiles = (
  type: TypeFacts,
  id: string,
  field: string,
  body: FormData,
  onProgress: (share: number) => void,
  key = '',
): Promise<ManagedVersion> =>
  change({
    method: 'POST',
    path: `${pathOf(type, id)}/draft/${field}`,
    body,
    onProgress,
    headers: changeHeaders('', key),
  });

export const discardDraft = (
  type: TypeFacts,
  id: string,
  tag: string,
  key: string,
): Promise<ManagedVersion> =>
  change({ method: 'DELETE', path: `${pathOf(type, id)}/draft`, headers: changeHeaders(tag, key) });

/** An instant, ISO 8601; null clears it. Without `at` the draft is published now. */
export interface Publication {
  at?: string | null;
  expireAt?: string | null;
  pinnedUntil?: string | null;
  note?: string;
}

export const publishDraft = (
  type: TypeFacts,
  id: string,
  publication: Publication,
  tag: string,
  key = '',
): Promise<ManagedVersion> =>
  change({
    method: 'POST',
    path: `${pathOf(type, id)}/publish`,
    body: publication,
    headers: changeHeaders(tag, key),
  });

export const unpublish = (type: TypeFacts, id: string, tag: string, key: string): Promise<ManagedVersion> =>
  change({
    method: 'POST',
    path: `${pathOf(type, id)}/unpublish`,
    body: {},
    headers: changeHeaders(tag, key),
  });

/** What is done with a draft in a review. */
export type ReviewAction = 'submit' | 'approve' | 'return';

export const reviewDraft = (
  type: TypeFacts,
  id: string,
  body: { action: ReviewAction; note: string },
  tag: string,
  key: string,
): Promise<ManagedVersion> =>
  change({ method: 'POST', path: `${pathOf(type, id)}/review`, body, headers: changeHeaders(tag, key) });

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

/**
 * The response as a version: its item is what is live, else the draft, else what was live last.
 */
function managedIn({ body, header }: ApiResponse): ManagedVersion {
  if (!isManagedBody(body)) throw new Error(words.noRecord);
  const tag = header('ETag') ?? '';
  const { _id, live, draft, last } = body;
  const fields = live ?? draft?.fields ?? last ?? {};
  noteHidden(live, draft?.fields, fields);
  const item: Item = { createdAt: '', updatedAt: draft?.updatedAt ?? '', ...fields, _id };
  return { item, etag: live ? `"${_id}.${body.version}"` : '', managed: body, tag };
}

function isManagedBody(body: unknown): body is Managed {
  return typeof body === 'object' && body !== null && '_id' in body && 'live' in body && 'draft' in body;
}
