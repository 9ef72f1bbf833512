import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditDetail } from '../../content/audit.ts';
import { authorizedRequest } from '../api/request.ts';
import { fileOf, type NamedFile } from '../list/named-file.ts';
import { PAGE_SIZE, QUIET } from '../queries.ts';
import { type AuditParams, writeAuditParams } from './audit-params.ts';
import { auditWords } from './words.ts';

/** One line of the audit trail. */
export interface AuditLine {
  _id: string;
  at: string;
  /** Null for the program itself and for calls without a session. */
  who: { _id: string; name: string } | null;
  what: string;
  type: string;
  /** Id of the record; empty where there is none. */
  record: string;
  title: string;
  detail: AuditDetail | null;
  session: string;
  /** Whether the record is there. */
  exists: boolean;
}

export const auditQuery = (params: AuditParams) =>
  queryOptions({
    queryKey: ['audit', params],
    queryFn: ({ signal }) => readAudit(params, signal),
    placeholderData: keepPreviousData,
    // Personal data is dropped as soon as it is no longer shown.
    gcTime: 0,
    meta: QUIET,
  });

/** One page of the trail, newest first. Throws `ApiError`, like every call here. */
async function readAudit({ filters, page }: AuditParams, signal: AbortSignal) {
  const params = new URLSearchParams({ ...filters, page: String(page), limit: String(PAGE_SIZE) });
  const { body, header } = await authorizedRequest({ path: `/manage/audit?${params}`, signal });
  if (!Array.isArray(body)) throw new Error(auditWords.notRead);
  return { items: body as AuditLine[], total: Number(header('X-Total-Count') ?? body.length) };
}

/** All lines that match the filters, as a table, under the file name that the server gives. */
export async function exportAudit({ filters }: AuditParams): Promise<NamedFile> {
  const answer = await authorizedRequest({
    path: `/manage/audit${writeAuditParams({ filters, page: 1 })}`,
    headers: { Accept: 'text/csv' },
    isFile: true,
  });
  const file = fileOf(answer, 'audit.csv');
  if (!file) throw new Error(auditWords.notArrived);
  return file;
}
