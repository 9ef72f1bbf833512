import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import type { LibraryEntry, LibraryKind } from '../../content/library.ts';
import { hide } from '../api/hidden-files.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { AddIcon } from '../icons.tsx';
import { useLocalList } from '../list/collection.ts';
import { DataList } from '../list/data-list.tsx';
import { searched } from '../list/words.ts';
import { FileGrid } from './file-grid.tsx';
import { library } from './library-queries.ts';
import { words } from './words.ts';

export interface FilePickerProps {
  kind: LibraryKind;
  /** Opens the choice of a file of one's own. */
  onUpload: () => void;
  onChosen: (file: LibraryEntry) => void;
  onClose: () => void;
}

/** Chooses a picture or a document of the library: first a new one, then those that were used last. */
export default function FilePicker({ kind, onUpload, onChosen, onClose }: FilePickerProps) {
  const list = useLocalList(library[kind], [], { sort: 'used' });
  // Closed first, so that the focus is back in the form before it goes on.
  const closeAnd = (goOn: () => void) => {
    flushSync(onClose);
    goOn();
  };
  const choose = (file: LibraryEntry) => {
    // Visitors may not see it yet; what shows it then reads it as the person who is signed in.
    hide(file.path);
    closeAnd(() => onChosen(file));
  };
  return (
    <Dialog title={words.choose[kind]} look="wide" onCancel={onClose} closesOnBackdrop>
      <Button
        data-autofocus
        className="library-upload"
        leftSection={<AddIcon />}
        onClick={() => closeAnd(onUpload)}
      >
        {words.upload}
      </Button>
      <DataList
        list={list}
        noun={words.nouns[kind]}
        searched={searched.library}
        grid={(rows, isStale) => <FileGrid kind={kind} rows={rows} isStale={isStale} onChosen={choose} />}
        empty={<p>{words.nothingToChoose}</p>}
      />
      <DialogAnswers onCancel={onClose} />
    </Dialog>
  );
}
