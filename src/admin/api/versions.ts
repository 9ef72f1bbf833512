import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Warned } from '../toast/toasts.ts';
import { authorizedRequest } from './request.ts';
import type { OpenPreview } from './version.ts';
import { words } from './words.ts';

/** Who did something; null for the program itself, such as an upgrade. */
export type ChangedBy = { _id: string; name: string } | null;

export type FieldValues = Readonly<Record<string, unknown>>;

/** A version of a record as the timeline shows it. */
export interface VersionFacts {
  n: number;
  at: string;
  by: ChangedBy;
  kind: string;
  note: string;
  /** Names of the fields in which it differs from the version before. */
  changed: readonly string[];
}

/** A record with what staff see of it beside what is live. */
export interface Managed {
  state: string;
  /** Number of the live version; null if there is none. */
  version: number | null;
  live: FieldValues | null;
  draft: { fields: FieldValues; updatedAt: string; by: ChangedBy } | null;
  /** An instant, ISO 8601; null if the draft is not scheduled. */
  publishAt: string | null;
  /** The links to previews that have not ended. */
  previews: OpenPreview[];
  /** Of the draft, or of the record if there is no draft. */
  etag: string;
}

const pathOf = (type: TypeFacts, id: string) => `/manage/${type.name}/${encodeURIComponent(id)}`;

/** Throws `ApiError`, like every call here. */
export async function readManaged(type: TypeFacts, id: string, signal: AbortSignal): Promise<Managed> {
  const { body, header } = await authorizedRequest({ path: pathOf(type, id), signal });
  const { state, version, live, draft, publishAt, previews } = objectIn(body);
  return {
    state: String(state),
    version: typeof version === 'number' ? version : null,
    live: isObject(live) ? live : null,
    draft: isObject(draft) && isObject(draft.fields) ? draftIn(draft, draft.fields) : null,
    publishAt: typeof publishAt === 'string' ? publishAt : null,
    previews: Array.isArray(previews) ? (previews as OpenPreview[]) : [],
    etag: header('ETag') ?? '',
  };
}

const draftIn = (draft: FieldValues, fields: FieldValues) => ({
  fields,
  updatedAt: textIn(draft.updatedAt),
  by: changedByIn(draft.by),
});

/** All versions, newest first. */
export async function readVersions(
  type: TypeFacts,
  id: string,
  signal: AbortSignal,
): Promise<VersionFacts[]> {
  const { body } = await authorizedRequest({ path: `${pathOf(type, id)}/versions`, signal });
  return Array.isArray(body) ? body.filter(isObject).map(factsIn) : [];
}

const factsIn = ({ n, at, by, kind, note, changed }: FieldValues): VersionFacts => ({
  n: Number(n),
  at: textIn(at),
  by: changedByIn(by),
  kind: textIn(kind),
  note: textIn(note),
  changed: Array.isArray(changed) ? changed.map(String) : [],
});

/** The fields of one version, which never change. */
export async function readVersion(
  type: TypeFacts,
  id: string,
  n: number,
  signal: AbortSignal,
): Promise<FieldValues> {
  const { body } = await authorizedRequest({ path: `${pathOf(type, id)}/versions/${n}`, signal });
  const { fields } = objectIn(body);
  return objectIn(fields);
}

/**
 * Makes a draft of a version, or puts some of its fields into the draft.
 * @param etag of the draft that the person has seen
 */
export async function restoreVersion(
  type: TypeFacts,
  id: string,
  { n, fields, etag }: { n: number; fields?: readonly string[]; etag: string },
): Promise<Warned> {
  const { body } = await authorizedRequest({
    method: 'POST',
    path: `${pathOf(type, id)}/versions/${n}/restore`,
    body: fields ? { fields } : {},
    headers: { 'If-Match': etag },
  });
  return body as Warned;
}

const isObject = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectIn(body: unknown): FieldValues {
  if (!isObject(body)) throw new Error(words.noRecord);
  return body;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const changedByIn = (by: unknown): ChangedBy =>
  isObject(by) ? { _id: textIn(by._id), name: textIn(by.name) } : null;
