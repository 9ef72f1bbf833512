import { AUDIT_ACTIONS } from '../../content/audit.ts';
import { readListParams, writeListParams } from '../list/list-params.ts';

export const FILTERS = ['who', 'what', 'record', 'from', 'to'] as const;

/** The filters and page in the address; filters that are not set are absent. */
export interface AuditParams {
  filters: Readonly<Partial<Record<(typeof FILTERS)[number], string>>>;
  /** From 1. */
  page: number;
}

/** Reads the search params. A code that this version does not know counts as none. */
export function readAuditParams(params: URLSearchParams): AuditParams {
  const set = FILTERS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    const isKnown = name !== 'what' || AUDIT_ACTIONS.some((action) => action === value);
    return value !== '' && isKnown ? [[name, value]] : [];
  });
  return { filters: Object.fromEntries(set), page: readListParams(params).page };
}

/** The shortest query string for these params; '' for the first page of everything. */
export const writeAuditParams = ({ filters, page }: AuditParams): string =>
  writeListParams({ q: '', page }, filters as Record<string, string>);
