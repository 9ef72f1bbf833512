import { addressIn } from '../../languages/address.ts';
import { tidyLine } from '../../languages/marks.ts';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { language } from '../language.ts';
import { noteHidden } from './hidden-files.ts';
import { type ApiRequest, type ApiResponse, authorizedRequest } from './request.ts';
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
export const createDraft = (type: TypeFacts, body: FormData): Promise<ManagedVersion> =>
  change({ method: 'POST', path: `/manage/${type.name}`, body });

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
): Promise<ManagedVersion> =>
  change({ method: 'PUT', path: `${pathOf(type, id)}/draft`, body, headers: { 'If-Match': tag } });

/**
 * Puts files into the draft, in place of its picture or at the end of its list.
 * @param tag of the version that it has to find; any if it is missing
 */
export const sendDraftFiles = (
  type: TypeFacts,
  id: string,
  field: string,
  body: FormData,
  onProgress: (share: number) => void,
  tag?: string,
): Promise<ManagedVersion> =>
  change({
    method: 'POST',
    path: `${pathOf(type, id)}/draft/${field}`,
    body,
    onProgress,
    ...(tag !== undefined && { headers: { 'If-Match': tag } }),
  });

export const discardDraft = (type: TypeFacts, id: string, tag: string): Promise<ManagedVersion> =>
  change({ method: 'DELETE', path: `${pathOf(type, id)}/draft`, headers: { 'If-Match': tag } });

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
): Promise<ManagedVersion> =>
  change({
    method: 'POST',
    path: `${pathOf(type, id)}/publish`,
    body: publication,
    headers: { 'If-Match': tag },
  });

export const unpublish = (type: TypeFacts, id: string, tag: string): Promise<ManagedVersion> =>
  change({
    method: 'POST',
    path: `${pathOf(type, id)}/unpublish`,
    body: {},
    headers: { 'If-Match': tag },
  });

/** What is done with a draft in a review. */
export type ReviewAction = 'submit' | 'approve' | 'return';

export const reviewDraft = (
  type: TypeFacts,
  id: string,
  body: { action: ReviewAction; note: string },
  tag: string,
): Promise<ManagedVersion> =>
  change({ method: 'POST', path: `${pathOf(type, id)}/review`, body, headers: { 'If-Match': tag } });

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
 * The record that this window made last, as a draft or live, if the answer to its making was lost.
 * @param since when it was sent, in milliseconds since 1970
 */
export async function findLostRecord(
  type: TypeFacts,
  title: string,
  since: number,
  account: string,
): Promise<ManagedVersion | null> {
  // As the server stores it.
  const stored = tidyLine(title.normalize('NFC'));
  const earliest = since - SKEW_MS;
  const params = new URLSearchParams({ q: stored, sort: '-updatedAt', limit: '5' });
  const { body } = await authorizedRequest({ path: `/manage/${type.name}?${params}` });
  const lines = Array.isArray(body) ? (body as LostLine[]) : [];
  const lost = lines.find(
    (line) =>
      line.title === stored && line.updatedBy?._id === account && Date.parse(line.updatedAt) >= earliest,
  );
  if (!lost) return null;
  const found = await readManaged(type, lost._id);
  // A live record of the same title may be an older one, changed just now.
  const isOlder = found.managed.live !== null && Date.parse(found.item.createdAt) < earliest;
  return isOlder ? null : found;
}

interface LostLine {
  _id: string;
  title: string;
  updatedAt: string;
  updatedBy: { _id: string } | null;
}

/** How far the clock of a browser may be from the server's. */
const SKEW_MS = 60_000;

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
