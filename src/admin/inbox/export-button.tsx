import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { ListQuery } from '../api/records.ts';
import { exportList, type NamedFile } from './inbox-queries.ts';
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
    onSuccess: save,
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

function save({ name, blob }: NamedFile) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
