import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { request } from '../api/request.ts';
import { DeletionAnswers } from '../dialog/deletion-answers.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { withReauthentication } from '../session/reauthentication.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { imagesOf, useReload } from './gallery-record.ts';

interface DeleteImageDialogProps {
  type: TypeFacts;
  item: Item;
  /** The picture that is meant. */
  path: string;
  onClose: () => void;
}

/** Asks before a picture is taken out of a gallery, and takes it out if it still stands where it was seen. */
export function DeleteImageDialog({ type, item, path, onClose }: DeleteImageDialogProps) {
  const reload = useReload(type, item._id);
  const index = imagesOf(item).image.indexOf(path);
  const close = () => {
    // Nothing behind an open dialog takes the focus; and the button that opened it goes with its picture.
    flushSync(onClose);
    const others = [...document.querySelectorAll<HTMLElement>('[data-delete-image]')].filter(
      ({ dataset }) => dataset.deleteImage !== path,
    );
    (others[Math.max(index, 0)] ?? others.at(-1) ?? document.getElementById('screen-title'))?.focus();
  };
  const remove = useMutation({
    mutationFn: () =>
      withReauthentication(() =>
        request({
          method: 'POST',
          path: `/${type.name}-image-delete/${item._id}`,
          // A picture that is not in the gallery any more has no position; the server says so.
          body: { index: Math.max(index, 0), image: path },
        }),
      ),
    async onSuccess() {
      toastSuccess(type.words.imageDeleted ?? type.words.updated);
      await reload();
      close();
    },
    async onError(refusal) {
      await reload(refusal);
      close();
    },
  });

  return (
    <Dialog role="alertdialog" title="Are you really want to delete this image?" onCancel={onClose}>
      <p>It will be gone for visitors at once, and cannot be brought back.</p>
      <img className="deleted-image" src={pathAtWidth(path, 320)} alt="The one that will be deleted" />
      <DeletionAnswers isPending={remove.isPending} onCancel={onClose} onDelete={() => remove.mutate()} />
    </Dialog>
  );
}
