import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditDetail } from '../../content/audit.ts';
import { readPage } from '../api/records.ts';
import { type NamedFile, readFile } from '../list/named-file.ts';
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

/** The trail, newest first. */
export const auditQuery = (params: AuditParams) =>
  queryOptions({
    queryKey: ['audit', params],
    queryFn({ signal }) {
      const { filters, page } = params;
      const query = new URLSearchParams({ ...filters, page: String(page), limit: String(PAGE_SIZE) });
      return readPage<AuditLine>(`/manage/audit?${query}`, auditWords.notRead, signal);
    },
    placeholderData: keepPreviousData,
    // Personal data is dropped as soon as it is no longer shown.
    gcTime: 0,
    meta: QUIET,
  });

/** All lines that match the filters, as a table, under the file name that the server gives. */
export const exportAudit = ({ filters }: AuditParams): Promise<NamedFile> =>
  readFile(
    {
      path: `/manage/audit${writeAuditParams({ filters, page: 1 })}`,
      headers: { Accept: 'text/csv' },
    },
    'audit.csv',
    auditWords.notArrived,
  );
