import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { ListQuery } from '../api/records.ts';
import { saveFile } from '../list/named-file.ts';
import { exportList } from './inbox-queries.ts';
import { exportWords } from './words.ts';

interface ExportButtonProps {
  type: SubmissionFacts;
  query: ListQuery;
  ending: 'csv' | 'xlsx';
}

/** Downloads all filtered rows, not just the present page. A plain link could not carry the token. */
export function ExportButton({ type, query, ending }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportList(type, query, ending),
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
      {exportWords[ending]}
    </Button>
  );
}
