import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { hasStatus } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { removePicture, shownOf, targetOf } from './album-calls.ts';
import { imagesOf, useReload } from './gallery-record.ts';
import { words } from './words.ts';

interface DeleteImageDialogProps {
  type: TypeFacts;
  version: Version;
  /** Path of the picture to delete. */
  path: string;
  onClose: () => void;
}

/** Statuses that say that the picture is not where it was shown. After any other error it can be tried again. */
const GONE = [404, 409, 412];

/**
 * Asks before a picture is deleted from a gallery, and deletes it if it is still at the position that was
 * shown.
 */
export function DeleteImageDialog({ type, version, path, onClose }: DeleteImageDialogProps) {
  const { image } = imagesOf(shownOf(type, version).item);
  const index = Math.max(image.indexOf(path), 0);
  const isDraft = targetOf(type, version) === 'draft';
  const focusNextButton = () => {
    const others = [...document.querySelectorAll<HTMLElement>('[data-delete-image]')].filter(
      ({ dataset }) => dataset.deleteImage !== path,
    );
    const next = others[index] ?? others.at(-1);
    if (next) next.focus();
    else focusTitle();
  };
  return (
    <DeletionDialog
      title={words.deleteQuestion}
      message={type.words.imageDeleted ?? type.words.updated}
      onDelete={() => removePicture(type, version, path)}
      refresh={useReload(type, version.item._id)}
      isGone={(error) => GONE.some((status) => hasStatus(error, status))}
      onClose={onClose}
      onGone={focusNextButton}
    >
      <p>{isDraft ? words.deletedInDraft : words.deletedAtOnce}</p>
      <StoredPicture
        className="deleted-image"
        src={pathAtWidth(path, 320)}
        alt={words.toBeDeleted(index + 1, image.length)}
      />
    </DeletionDialog>
  );
}
