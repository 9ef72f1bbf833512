import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryKind } from '../../content/library.ts';
import { LazyDialog } from '../dialog/lazy-dialog.tsx';
import { SearchIcon } from '../icons.tsx';
import type { PickerProps } from './file-picker.tsx';
import { words } from './words.ts';

const load = () => import('./file-picker.tsx');

/**
 * The dialog in which a file of the library is chosen. It stands outside of the form that opens it, whose fields do not
 * hear its keys.
 */
export function Picker<Kind extends LibraryKind>(props: PickerProps<Kind>) {
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
      {(FilePicker) => <FilePicker {...(props as unknown as PickerProps<LibraryKind>)} />}
    </LazyDialog>,
    document.body,
  );
}

type ChooseButtonProps<Kind extends LibraryKind> = Omit<PickerProps<Kind>, 'onClose'>;

/** Opens the picker beside an input for files. */
export function ChooseButton<Kind extends LibraryKind>(props: ChooseButtonProps<Kind>) {
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
      {isOpen && <Picker {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
