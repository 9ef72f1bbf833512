import { Button, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FileUse, LibraryFile, LibraryKind } from '../../content/library.ts';
import { messageOf } from '../api/api-error.ts';
import { Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
import { FileControl } from '../form/inputs/file-control.tsx';
import { filePath } from '../paths.ts';
import { useOneMutation } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { replaceFile, shownName } from './library-queries.ts';
import { words } from './words.ts';

interface ReplaceDialogProps {
  kind: LibraryKind;
  file: LibraryFile;
  uses: readonly FileUse[];
  onClose: () => void;
}

/** Chooses the file that takes a file's place everywhere, and says before what that does. */
export function ReplaceDialog({ kind, file, uses, onClose }: ReplaceDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<File>();
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState('');
  const places = uses.filter(({ state }) => state !== 'version').length;
  const { mutate, isPending } = useOneMutation<Awaited<ReturnType<typeof replaceFile>>, File>({
    meta: { quiet: true },
    mutationFn: (by) => replaceFile(kind, file._id, by, setShare),
    onSuccess({ _id, changed }) {
      toastSuccess(words.replaced(changed));
      // Live records and drafts have changed, too.
      void queries.invalidateQueries({ refetchType: 'none' });
      onClose();
      void navigate(filePath(kind, _id), { replace: true });
    },
    onError: (error) => setFailure(messageOf(error)),
  });
  return (
    <Dialog title={words.replacement[kind]} onCancel={onClose}>
      <p>
        <Quoted>{shownName(file)}</Quoted> {words.replacing(places)}
      </p>
      <p>{words.replacingReview}</p>
      {failure && <DialogError>{failure}</DialogError>}
      <FileControl
        kind={kind}
        input={input}
        label={chosen?.name ?? words.newFile[kind]}
        onChosen={([file]) => setChosen(file)}
      />
      {isPending && <Progress value={share * 100} aria-label={words.uploading} />}
      <DialogAnswers onCancel={onClose}>
        <Button
          aria-disabled={!chosen || isPending}
          data-busy={isPending || undefined}
          onClick={() => chosen && mutate(chosen)}
        >
          {words.replace}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
