import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { AltTextsFacts } from '../../schema/fields/alt-text.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { hasStatus } from '../api/api-error.ts';
import type { Version } from '../api/records.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useIsReadOnly } from '../duties/read-only.tsx';
import { shownOf, targetOf } from '../form/drafts/draft-version.ts';
import { words as draftWords } from '../form/drafts/words.ts';
import { useSaveShortcut } from '../form/save-bar.tsx';
import { words as formWords } from '../form/words.ts';
import { BackIcon, ForwardIcon, GripIcon } from '../icons.tsx';
import { focusTitle } from '../layout/heading.tsx';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { recordQuery, refreshLists, useOneMutation } from '../queries.ts';
import { quietAction } from '../quiet-action.ts';
import { toastSuccess } from '../toast/toasts.ts';
import {
  imagesOf,
  removePicture,
  savingScope,
  sendAltTexts,
  sendOrder,
  useReload,
  withImages,
} from './album-calls.ts';
import {
  earlier,
  KEYS,
  later,
  MOVES,
  moved,
  movers,
  type Target,
  useDragOrder,
  usePressedButton,
} from './arranging.ts';
import { words } from './words.ts';

const withTags = (shown: Version, { etag, tag }: Version): Version => ({
  ...shown,
  etag,
  ...(tag !== undefined && { tag }),
});

/**
 * Puts the pictures of a gallery in order. The screen updates optimistically, with the alt texts going along; the calls
 * run one after the other, and an error restores the stored order. `announcement` describes the last move.
 */
function useImageOrder(type: TypeFacts, id: string) {
  const queries = useQueryClient();
  const reload = useReload(type, id);
  const { queryKey } = recordQuery(type, id);
  const [announcement, announce] = useState('');
  /** The last version that the server confirmed; null while nothing is moved. */
  const confirmed = useRef<Version | null>(null);
  const pressed = usePressedButton();
  const mutationKey = ['image-order', id];
  const mutation = useMutation({
    mutationKey,
    scope: savingScope(id),
    mutationFn: (paths: readonly string[]) => {
      const present = queries.getQueryData(queryKey);
      if (!present) throw new Error('The album is not loaded.');
      return sendOrder(type, present, paths);
    },
    onSuccess(saved) {
      confirmed.current = saved;
      const isLast = queries.isMutating({ mutationKey }) === 1;
      queries.setQueryData(queryKey, (shown) => (isLast || !shown ? saved : withTags(shown, saved)));
      if (isLast) confirmed.current = null;
      void refreshLists(queries, type);
    },
    async onError(error) {
      // Without a connection the gallery cannot be fetched again, so the moves are undone here.
      if (confirmed.current) queries.setQueryData(queryKey, confirmed.current);
      if (queries.isMutating({ mutationKey }) > 1) return;
      confirmed.current = null;
      announce('');
      await reload(error);
    },
    onSettled() {
      if (queries.isMutating({ mutationKey }) <= 1) pressed.forget();
    },
  });

  function move(path: string, target: Target) {
    // Two presses may come before the first is rendered, so the cache counts, not the rendered gallery.
    const present = queries.getQueryData(queryKey);
    if (!present) return;
    const { image, imageAlt } = imagesOf(shownOf(type, present).item);
    const from = image.indexOf(path);
    const to = target(from, image.length);
    if (from < 0 || to < 0 || to >= image.length || to === from) return;
    pressed.note();
    confirmed.current ??= present;
    const texts = image.map((_, at) => imageAlt[at] ?? '');
    const paths = moved(image, from, to);
    const images = { image: paths, imageAlt: moved(texts, from, to) };
    queries.setQueryData(queryKey, withImages(type, present, images));
    announce(words.moved(texts[from] || words.unnamed, to + 1, image.length));
    mutation.mutate(paths);
  }

  return { move, announcement };
}

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
function DeleteImageDialog({ type, version, path, onClose }: DeleteImageDialogProps) {
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

interface StoredImagesProps {
  type: TypeFacts;
  version: Version;
  altTexts: AltTexts;
  /** Opens the form for more pictures. */
  onAdd: () => void;
}

const GRID_KEYS = { ...KEYS, ArrowLeft: earlier, ArrowRight: later };

/** The stored pictures, which can be put in order, each with its alt text and a delete button. */
export function StoredImages({ type, version, altTexts, onAdd }: StoredImagesProps) {
  const { image } = imagesOf(shownOf(type, version).item);
  const canMove = !useIsReadOnly() && image.length > 1;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const bar = useSaveShortcut();
  const { move, announcement } = useImageOrder(type, version.item._id);
  const { drag, press } = useDragOrder((path, to) => move(path, () => to));
  const shown = drag ? moved(image, image.indexOf(drag.path), drag.to) : image;
  return (
    <>
      {image.length === 0 ? (
        <div className="notice-box">
          <p>{words.none(type.admin.noun)}</p>
          <Button variant="default" onClick={onAdd}>
            {words.addImages}
          </Button>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            altTexts.save();
          }}
        >
          <p className="field-hint">{formWords.altTexts}</p>
          {canMove && <p className="field-hint">{words.ordering}</p>}
          <p className="field-hint" role="status">
            {announcement}
          </p>
          <ul className="previews stored-images" data-dragging={drag ? true : undefined}>
            {image.map((path, index) => {
              const id = `stored-${index}`;
              const mover = movers(index, image.length, (target) => move(path, target), GRID_KEYS);
              return (
                <li
                  key={path}
                  className="preview"
                  data-place={shown.indexOf(path)}
                  data-dragged={drag?.path === path || undefined}
                  style={drag ? { order: shown.indexOf(path) } : undefined}
                >
                  <StoredPicture
                    id={id}
                    src={pathAtWidth(path, 320)}
                    alt={words.number(index + 1, image.length)}
                    width={200}
                    height={120}
                    loading="lazy"
                    decoding="async"
                    draggable={false}
                    onPointerDown={(event) =>
                      event.pointerType === 'mouse' && canMove && press(event, path, index)
                    }
                  />
                  <TextInput
                    label={altTexts.label}
                    aria-describedby={id}
                    value={altTexts.texts[index] ?? ''}
                    maxLength={altTexts.max}
                    autoComplete="off"
                    onChange={(event) => altTexts.write(path, event.currentTarget.value)}
                  />
                  <Button
                    variant="default"
                    size="compact-sm"
                    className="delete"
                    aria-describedby={id}
                    data-delete-image={path}
                    onClick={() => setToDelete(path)}
                  >
                    {words.remove}
                  </Button>
                  {canMove && (
                    <span className="image-tools" {...MOVES}>
                      <ActionIcon {...quietAction(words.earlier, id)} {...mover(earlier)}>
                        <BackIcon />
                      </ActionIcon>
                      <ActionIcon {...quietAction(words.later, id)} {...mover(later)}>
                        <ForwardIcon />
                      </ActionIcon>
                      <span
                        className="image-handle"
                        onPointerDown={(event) => press(event, path, index)}
                        title={words.drag}
                      >
                        <GripIcon />
                      </span>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <div className="save-bar" ref={bar}>
            <Button
              type="submit"
              variant={altTexts.isTouched ? 'filled' : 'default'}
              aria-disabled={!altTexts.isTouched || altTexts.isBusy}
              data-busy={altTexts.isBusy || undefined}
            >
              {words.updateAltTexts}
            </Button>
          </div>
        </form>
      )}
      {toDelete !== null && (
        <DeleteImageDialog type={type} version={version} path={toDelete} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}

/** By path, so that an alt text stays with its picture when others are added or removed. */
type Typed = Readonly<Record<string, string>>;

/**
 * The edited alt texts of the stored pictures. They are saved with the ETag of the version that was shown.
 */
export function useAltTexts(type: TypeFacts, version: Version) {
  const { item } = version;
  const { image, imageAlt } = imagesOf(shownOf(type, version).item);
  const queries = useQueryClient();
  const reload = useReload(type, item._id);
  const [typed, setTyped] = useState<Typed>({});

  const textAt = (index: number) => typed[image[index] ?? ''] ?? imageAlt[index] ?? '';
  const texts = image.map((_, index) => textAt(index));
  const isTouched = texts.some((text, index) => text !== (imageAlt[index] ?? ''));

  const { mutate, isPending } = useOneMutation({
    scope: savingScope(item._id),
    mutationFn: ({ texts }: { texts: string[]; sent: Typed }) => {
      const shown = queries.getQueryData(recordQuery(type, item._id).queryKey);
      return sendAltTexts(type, shown ?? version, texts);
    },
    async onSuccess(_, { sent }) {
      await reload();
      // Keeps text that was typed while the call was in flight.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([path, text]) => text !== sent[path])),
      );
      toastSuccess(targetOf(type, version) === 'draft' ? draftWords.draftSaved : type.words.updated);
    },
    onError: reload,
  });
  const { label, max } = type.fields.find(({ name }) => name === 'imageAlt') as AltTextsFacts;
  return {
    label,
    max,
    texts,
    isTouched,
    isBusy: isPending,
    isUnsaved: useCallback(() => isTouched, [isTouched]),
    write: (path: string, text: string) => setTyped((now) => ({ ...now, [path]: text })),
    save: () => isTouched && mutate({ texts, sent: typed }),
  };
}

type AltTexts = ReturnType<typeof useAltTexts>;
