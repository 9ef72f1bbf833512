import type { ReactNode } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathsOf } from '../paths.ts';
import type { Texts } from './draft.ts';
import type { FileField, TextField } from './inputs/index.ts';
import { ReportPendingUploads, usePendingUploads } from './pending-uploads.ts';
import { RecordFields } from './record-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { Draft } from './use-draft.ts';
import './form.css';

interface RecordFormProps {
  type: TypeFacts;
  draft: Draft;
  textFields: readonly TextField[];
  fileFields: readonly FileField[];
  /** What the site shows of the saved record where a field is empty. */
  shownInstead?: Texts;
  isBusy: boolean;
  progress: number | null;
  onSave: () => void;
  /** Rendered above the fields. */
  children?: ReactNode;
  /** Rendered below the fields. */
  below?: ReactNode;
}

/** The form of a record with its save bar and its guard against leaving unsaved changes. */
export function RecordForm({
  type,
  draft,
  isBusy,
  progress,
  onSave,
  children,
  below,
  ...fields
}: RecordFormProps) {
  const unfinished = usePendingUploads(onSave);
  const isUnsaved = () => draft.isUnsaved() || unfinished.isAny;
  return (
    <>
      <form
        ref={draft.form}
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault();
          unfinished.save();
        }}
      >
        {children}
        <ReportPendingUploads value={unfinished.report}>
          <RecordFields
            {...fields}
            fields={type.fields}
            texts={draft.texts}
            files={draft.files}
            errors={draft.errors}
            onText={draft.setText}
            onFiles={draft.setFilesOf}
          />
        </ReportPendingUploads>
        {below}
        <SaveBar
          isBusy={isBusy}
          isWaiting={unfinished.isWaiting}
          progress={progress}
          listPath={pathsOf(type).list}
        />
      </form>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </>
  );
}
