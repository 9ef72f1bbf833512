import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryFiles, LibraryKind } from '../../content/library.ts';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { SearchIcon } from '../icons.tsx';
import type { FilePickerProps } from './file-picker.tsx';
import { words } from './words.ts';

const load = () => import('./file-picker.tsx');

interface PickerProps<Kind extends LibraryKind> extends Omit<FilePickerProps, 'onChosen'> {
  kind: Kind;
  onChosen: (file: LibraryFiles[Kind]) => void;
}

/**
 * The dialog in which a file of the library is chosen. It stands outside of the form that opens it, whose fields do not
 * hear its keys.
 */
export function Picker<Kind extends LibraryKind>({ onChosen, ...props }: PickerProps<Kind>) {
  // While it loads another dialog stands in its place, so the browser does not know where the focus was.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return createPortal(
    <LazyDialog load={load} label={words.choose[props.kind]} onClose={props.onClose}>
      {(FilePicker) => <FilePicker {...props} onChosen={(file) => onChosen(file as LibraryFiles[Kind])} />}
    </LazyDialog>,
    document.body,
  );
}

/** Opens the picker beside an input for files. */
export function ChooseButton<Kind extends LibraryKind>(props: Omit<PickerProps<Kind>, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className="choose-button"
        leftSection={<SearchIcon />}
        onClick={() => setOpen(true)}
      >
        {words.fromLibrary}
      </Button>
      {isOpen && <Picker {...(props as PickerProps<Kind>)} onClose={() => setOpen(false)} />}
    </>
  );
}
