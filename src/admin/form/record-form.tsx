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
  /** The defaults that the site shows for empty fields of the saved record. */
  shownInstead?: Texts;
  isBusy: boolean;
  progress: number | null;
  onSave: () => void;
  /** Rendered above the form. */
  above?: ReactNode;
  /** Rendered above the fields. */
  children?: ReactNode;
  /** Rendered below the fields. */
  below?: ReactNode;
  /** Present for types with drafts. */
  tools?: DraftTools;
}

/** Further actions of a form for a type with drafts. */
export interface DraftTools {
  /** What the button that saves says. */
  saveLabel: string;
  /** Takes the place of Save where the person may not publish, or approval is due. */
  onSendForReview?: () => void;
  onSaveDraft: () => void;
  /** More buttons. */
  more?: ReactNode;
  /** How the draft is kept. */
  state?: ReactNode;
  /** A line of its own below the buttons. */
  offer?: ReactNode;
  isUnsaved: () => boolean;
  /** Called when the person leaves with unsaved text. */
  onLeave: () => void;
}

/** The form of a record with its save bar and its guard against leaving unsaved changes. */
export function RecordForm({
  type,
  draft,
  isBusy,
  progress,
  onSave,
  above,
  children,
  below,
  tools,
  ...fields
}: RecordFormProps) {
  const unfinished = usePendingUploads(tools?.onSendForReview ?? onSave, tools?.onSaveDraft);
  const isUnsaved = () => (tools?.isUnsaved ?? draft.isUnsaved)() || unfinished.isAny;
  return (
    <>
      {above}
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
          {...(tools && { tools: { ...tools, onSaveDraft: unfinished.saveDraft } })}
        />
      </form>
      <UnsavedGuard isUnsaved={isUnsaved} {...(tools && { onLeave: tools.onLeave })} />
    </>
  );
}
