import type { ReactNode } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { MenuPlace } from '../menu/menu-place.tsx';
import { pathsOf } from '../paths.ts';
import { ReportPendingUploads, usePendingUploads } from './pending-uploads.ts';
import { RecordFields, type RecordFieldsProps } from './record-fields.tsx';
import { type BarTools, SaveBar, saysOnDevice } from './save-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { UntilLine } from './until-line.tsx';
import './form.css';

interface RecordFormProps extends RecordFieldsProps {
  type: TypeFacts;
  isBusy: boolean;
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
export interface DraftTools extends BarTools {
  /** Undefined while the record has not been kept yet. */
  recordId: string | undefined;
  /** When it is taken down by itself; null if it stays. */
  expireAt: string | null;
  isUnsaved: () => boolean;
  /** Keeps what is typed as a draft, if it can be. */
  keep: () => Promise<unknown>;
  /** Called when the person leaves with unsaved text. */
  onLeave: () => void;
}

/** The form of a record with its save bar and its guard against leaving unsaved changes. */
export function RecordForm(props: RecordFormProps) {
  const { type, values, isBusy, onSave, above, children, below, tools } = props;
  const unfinished = usePendingUploads(tools?.onSendForReview ?? onSave, tools?.onSaveDraft);
  const isUnsaved = () => (tools?.isUnsaved ?? values.isUnsaved)() || unfinished.isAny;
  const isOnDevice = tools !== undefined && saysOnDevice(tools.status) && !unfinished.isAny;
  return (
    <>
      {above}
      <form
        ref={values.form}
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault();
          unfinished.save();
        }}
      >
        {children}
        {type.goesStale && tools && <UntilLine expireAt={tools.expireAt} onSet={tools.onSchedule} />}
        <ReportPendingUploads value={unfinished.report}>
          <RecordFields {...props} />
        </ReportPendingUploads>
        {below}
        {type.page?.item === '' && tools && <MenuPlace type={type.name} id={tools.recordId} />}
        <SaveBar
          isBusy={isBusy}
          isWaiting={unfinished.isWaiting}
          listPath={pathsOf(type).list}
          {...(tools && { tools: { ...tools, onSaveDraft: unfinished.saveDraft } })}
        />
      </form>
      <UnsavedGuard
        isUnsaved={isUnsaved}
        {...(tools && { isOnDevice, keep: tools.keep, onLeave: tools.onLeave })}
      />
    </>
  );
}
