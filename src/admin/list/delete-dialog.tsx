import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { deleteAny } from '../api/managed.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { refreshLists } from '../queries.ts';
import { shownTitleOf } from '../shown-title.ts';
import { offerUndo } from './undo.ts';
import { deletionWords } from './words.ts';

interface DeleteDialogProps {
  type: TypeFacts;
  item: Item;
  onClose: () => void;
  /** Called once the record is deleted and the dialog closed. */
  onGone?: () => void;
  /** The rest of the sentence that begins with the record's title. */
  children: ReactNode;
  /** Below that sentence. */
  more?: ReactNode;
}

/** Asks before a record is deleted, and deletes it. */
export function DeleteDialog({ type, item, onClose, onGone, children, more }: DeleteDialogProps) {
  const queries = useQueryClient();
  const title = shownTitleOf(type, item);
  return (
    <DeletionDialog
      title={deletionWords.question(type.words.deletePrompt)}
      message={type.words.deleted}
      onDelete={() => deleteAny(type, item)}
      onDeleted={type.drafts && (() => offerUndo(queries, type, [item._id]))}
      refresh={() => refreshLists(queries, type)}
      onClose={onClose}
      {...(onGone && { onGone })}
    >
      <p>
        ‘<bdi lang={langOf(title)}>{title}</bdi>’ {children}
      </p>
      {more}
    </DeletionDialog>
  );
}
