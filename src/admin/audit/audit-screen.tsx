import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { saveFile } from '../list/named-file.ts';
import { Pagination, RedirectToLastPage } from '../list/pagination.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditParams, readAuditParams, writeAuditParams } from './audit-params.ts';
import { auditQuery, exportAudit } from './audit-queries.ts';
import { AuditTable } from './audit-table.tsx';
import { auditWords, filterWords } from './words.ts';
import '../list/list.css';
import './audit.css';

/** The audit trail (requirement 19.72). Its filters are in the address. */
export function AuditScreen() {
  const params = readAuditParams(useSearchParams()[0]);
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useQuery(auditQuery(params));
  const pages = data && {
    params: { q: '', page: params.page },
    more: params.filters as Record<string, string>,
    total: data.total,
  };

  return (
    <>
      {pages && !isPlaceholderData && <RedirectToLastPage {...pages} />}
      <Heading title={auditWords.title}>
        <ExportButton params={params} />
      </Heading>
      <p className="audit-purpose">{auditWords.purpose}</p>
      <AuditFilters
        key={writeAuditParams({ ...params, page: 1 })}
        filters={params.filters}
        onFilter={(filters) => void navigate(writeAuditParams({ filters, page: 1 }) || '?')}
      />
      {error && !data ? (
        <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />
      ) : data?.total === 0 ? (
        <NothingFound isFiltered={Object.keys(params.filters).length > 0} />
      ) : (
        <>
          <AuditTable lines={data?.items} isStale={isPlaceholderData} />
          {pages && <Pagination {...pages} />}
        </>
      )}
    </>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="notice-box">
      <h2>{isFiltered ? filterWords.nothing : filterWords.empty}</h2>
      {isFiltered && (
        <>
          <p>{filterWords.nothingFits}</p>
          <Button component={Link} to="?" variant="default">
            {filterWords.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** Downloads all lines that match the filters. A plain link could not carry the token. */
function ExportButton({ params }: { params: AuditParams }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAudit(params),
    onSuccess: saveFile,
    // Personal data is not cached after the download.
    gcTime: 0,
  });
  return (
    <Button
      variant="default"
      aria-disabled={isPending}
      data-busy={isPending || undefined}
      onClick={() => isPending || mutate()}
    >
      {auditWords.exportCsv}
    </Button>
  );
}
