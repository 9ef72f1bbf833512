import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { Dialog, FormAnswers } from '../dialog/dialog.tsx';
import { QUIET } from '../queries.ts';
import { type ImportReport, importRedirects, missingPages, redirects } from './redirect-queries.ts';
import { importWords } from './words.ts';
import './redirects.css';

/** Lines of each kind that are shown one by one. */
const MAX_SHOWN = 50;

/** Imports a CSV file of redirects, and reports the outcome of its lines (requirement 19.89). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  const queries = useQueryClient();
  const importing = useMutation({
    mutationFn: importRedirects,
    meta: QUIET,
    onSuccess() {
      for (const list of [redirects, missingPages]) void list.refresh(queries);
    },
  });
  const { data, error, isPending } = importing;
  const refusal = isMissing ? importWords.noFile : error ? messageOf(error) : '';

  return (
    <Dialog title={importWords.title} onCancel={onClose}>
      <form
        className="import-form"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = file.current?.files?.[0];
          setIsMissing(!chosen);
          if (!chosen) file.current?.focus();
          else if (!isPending) importing.mutate(chosen);
        }}
      >
        <label className="field-label" htmlFor={id}>
          {importWords.file}
        </label>
        <input
          ref={file}
          id={id}
          type="file"
          name="file"
          accept=".csv,text/csv,text/plain"
          data-autofocus
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={refusal !== '' || undefined}
          onChange={() => {
            setIsMissing(false);
            importing.reset();
          }}
        />
        <p id={`${id}-hint`} className="field-hint">
          {importWords.hint}
        </p>
        <p id={`${id}-error`} className="field-error" role="alert">
          {refusal}
        </p>
        <div className="import-report" aria-live="polite">
          {isPending && importWords.busy}
          {data && <Report report={data} />}
        </div>
        <FormAnswers
          cancel={importWords.close}
          onCancel={onClose}
          submit={importWords.start}
          isBusy={isPending}
        />
      </form>
    </Dialog>
  );
}

function Report({ report: { added, changed, refused, warnings = [] } }: { report: ImportReport }) {
  const warned = warnings.map(({ line, what }) => ({ line, message: what }));
  return (
    <>
      <p>{importWords.done(added, changed)}</p>
      <Lines title={importWords.refused(refused.length)} lines={refused} />
      <Lines title={importWords.warned(warned.length)} lines={warned} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: ImportReport['refused'] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {lines.slice(0, MAX_SHOWN).map(({ line, message }) => (
          <li key={line}>{importWords.line(line, message)}</li>
        ))}
      </ul>
      {lines.length > MAX_SHOWN && <p>{importWords.more(lines.length - MAX_SHOWN)}</p>}
    </>
  );
}
