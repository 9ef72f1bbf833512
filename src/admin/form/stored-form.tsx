import type { ReactNode } from 'react';
import { SaveBar } from './save-bar.tsx';
import type { useStoredForm } from './saving.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import './form.css';

interface StoredFormProps {
  form: Pick<ReturnType<typeof useStoredForm>, 'values' | 'isBusy' | 'save' | 'dialog'>;
  className?: string;
  /** URL of the list, for Cancel; without it the form stays open. */
  listPath?: string;
  children: ReactNode;
}

/** A form of something that is stored without drafts, with the bar that saves and the questions that it may ask. */
export function StoredForm({ form, className = '', listPath, children }: StoredFormProps) {
  const { values, isBusy, save, dialog } = form;
  return (
    <>
      <form
        ref={values.form}
        className={`record-form ${className}`}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {children}
        <SaveBar isBusy={isBusy} {...(listPath !== undefined && { listPath })} />
      </form>
      <UnsavedGuard isUnsaved={values.isUnsaved} />
      {dialog}
    </>
  );
}
