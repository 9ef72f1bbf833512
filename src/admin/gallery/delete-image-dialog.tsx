import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { authorizedRequest } from '../api/request.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { imagesOf, useReload } from './gallery-record.ts';

interface DeleteImageDialogProps {
  type: TypeFacts;
  item: Item;
  /** Path of the picture to delete. */
  path: string;
  onClose: () => void;
}

/**
 * Asks before a picture is deleted from a gallery, and deletes it if it is still at the position that was
 * shown.
 */
export function DeleteImageDialog({ type, item, path, onClose }: DeleteImageDialogProps) {
  // A picture that is no longer in the gallery has no position; the server then responds with an error.
  const index = Math.max(imagesOf(item).image.indexOf(path), 0);
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
      title="Are you really want to delete this image?"
      message={type.words.imageDeleted ?? type.words.updated}
      onDelete={() =>
        authorizedRequest({
          method: 'POST',
          path: `/${type.name}-image-delete/${item._id}`,
          body: { index, image: path },
        })
      }
      refresh={useReload(type, item._id)}
      isGone={() => true}
      onClose={onClose}
      onGone={focusNextButton}
    >
      <p>It will be gone for visitors at once, and cannot be brought back.</p>
      <img className="deleted-image" src={pathAtWidth(path, 320)} alt="The one that will be deleted" />
    </DeletionDialog>
  );
}
