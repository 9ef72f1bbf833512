import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react';
import type { LibraryFiles, LibraryKind } from '../../../content/library.ts';
import { ACCEPTED_DOCUMENTS } from '../../../schema/document-names.ts';
import { ChooseButton } from '../../library/choose-button.tsx';
import './attachments.css';

const ACCEPTED: Readonly<Record<LibraryKind, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  document: ACCEPTED_DOCUMENTS,
};

interface FileControlProps<Kind extends LibraryKind> extends Omit<ComponentProps<'input'>, 'onChange'> {
  kind: Kind;
  input: RefObject<HTMLInputElement | null>;
  /** Shown in place of the browser's own button. */
  label: string;
  icon?: ReactNode;
  hint?: string;
  errors?: readonly string[];
  onChosen: (files: File[]) => void;
  /** Called with a file that was chosen from the library. Without it there is no button that opens the library. */
  onPicked?: ((file: LibraryFiles[Kind]) => void) | undefined;
}

interface FileFrameProps {
  label: string;
  isWrong: boolean;
  children: ReactNode;
}

/** A field for files, with its label above what it has and the inputs. */
export function FileFrame({ label, isWrong, children }: FileFrameProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div className="file-picker" data-invalid={isWrong || undefined} role="group" aria-labelledby={id}>
      <div className="field-label" id={id}>
        {label}
      </div>
      {children}
    </div>
  );
}

/** An input for files with its hint and errors. */
export function FileControl<Kind extends LibraryKind>(props: FileControlProps<Kind>) {
  const { kind, input, label, icon, hint, errors = [], onChosen, onPicked, ...more } = props;
  const id = useId();
  const below = [...(hint ? [`${id}-hint`] : []), ...(errors.length > 0 ? [`${id}-error`] : [])];
  return (
    <div className="file-picker-control">
      <input
        {...more}
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED[kind]}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={below.join(' ') || undefined}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        {icon}
        <span>{label}</span>
      </label>
      {onPicked && <ChooseButton kind={kind} onUpload={() => input.current?.click()} onChosen={onPicked} />}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <div id={`${id}-error`} className="field-error">
          {errors.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
    </div>
  );
}
