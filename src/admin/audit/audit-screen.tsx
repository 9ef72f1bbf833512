import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Heading } from '../layout/heading.tsx';
import { DownloadButton } from '../list/download-button.tsx';
import { ListBody } from '../list/list-frame.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { readAuditParams, writeAuditParams } from './audit-params.ts';
import { auditQuery, exportAudit } from './audit-queries.ts';
import { AuditTable } from './audit-table.tsx';
import { auditWords, filterWords } from './words.ts';
import '../list/list.css';
import './audit.css';

/** The audit trail (requirement 19.72). Its filters are in the address. */
export function AuditScreen() {
  const params = readAuditParams(useSearchParams()[0]);
  const navigate = useNavigate();
  const list = useQuery(auditQuery(params));
  const { filters, page } = params;

  return (
    <>
      <Heading title={auditWords.title}>
        <DownloadButton read={() => exportAudit(params)}>{auditWords.exportCsv}</DownloadButton>
      </Heading>
      <p className="audit-purpose">{auditWords.purpose}</p>
      <AuditFilters
        key={writeAuditParams({ ...params, page: 1 })}
        filters={filters}
        onFilter={(wanted) => void navigate(writeAuditParams({ filters: wanted, page: 1 }) || '?')}
      />
      <ListBody
        list={list}
        pages={{ params: { q: '', page }, more: filters as Record<string, string> }}
        nothing={<NothingFound isFiltered={Object.keys(filters).length > 0} />}
      >
        <AuditTable lines={list.data?.items} isStale={list.isPlaceholderData} />
      </ListBody>
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
