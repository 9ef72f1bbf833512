import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddLink, EmptyList, ListFrame } from '../list/list-frame.tsx';
import { useListParams } from '../list/list-params.ts';
import { PAGE_SIZE } from '../queries.ts';
import { DeleteRedirectDialog } from './delete-redirect-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { addPath, type Redirect, redirectsQuery } from './redirect-queries.ts';
import { RedirectTable } from './redirect-table.tsx';
import { importWords, redirectWords } from './words.ts';

/** The redirects, newest first (requirement 19.91). */
export function RedirectListScreen() {
  const { q, page } = useListParams();
  const list = useQuery(redirectsQuery({ q, page, limit: PAGE_SIZE }));
  const [toDelete, setToDelete] = useState<Redirect | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const { title, noun, searched, empty } = redirectWords;
  return (
    <>
      <ListFrame
        title={title}
        noun={noun}
        searched={searched}
        params={{ q, page }}
        list={list}
        actions={
          <div className="redirect-actions">
            <Button variant="default" onClick={() => setIsImporting(true)}>
              {importWords.open}
            </Button>
            <AddLink to={addPath()} />
          </div>
        }
        empty={<EmptyList purpose={empty} />}
      >
        <RedirectTable
          redirects={list.data?.items}
          firstNumber={(page - 1) * PAGE_SIZE + 1}
          isStale={list.isPlaceholderData}
          onDelete={setToDelete}
        />
      </ListFrame>
      {toDelete && <DeleteRedirectDialog redirect={toDelete} onClose={() => setToDelete(null)} />}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}
