import { ActionIcon, Button, Tabs, TextInput } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import { words as draftWords } from '../form/drafts/words.ts';
import { useFormValues } from '../form/form-values.ts';
import { altTextFieldsOf, pictureFieldsOf } from '../form/inputs/index.ts';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { ReportPendingUploads, usePendingUploads } from '../form/pending-uploads.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { PictureFrame } from '../form/record-title.tsx';
import { SaveBar, useSaveShortcut } from '../form/save-bar.tsx';
import { useOpenList, useSave } from '../form/saving.tsx';
import { textsOf } from '../form/texts.ts';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { focusTitle, Heading } from '../layout/heading.tsx';
import { pathsOf } from '../paths.ts';
import { type Album, type Typed, useAlbum } from './album-calls.ts';
import { words } from './words.ts';
import '@mantine/core/styles/Tabs.layer.css';
import '../form/form.css';
import './gallery.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AltTextsFacts } from '../../schema/fields/alt-text.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { hasStatus } from '../api/api-error.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useIsReadOnly } from '../duties/read-only.tsx';
import { words as formWords } from '../form/words.ts';
import { BackIcon, ForwardIcon } from '../icons.tsx';
import { placeWords } from '../list/words.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { recordQuery, refreshLists, useOneMutation } from '../queries.ts';
import { quietAction } from '../quiet-action.ts';
import { Grip } from '../sections/part-list.tsx';
import { toastSuccess } from '../toast/toasts.ts';
import {
  earlier,
  KEYS,
  later,
  MOVES,
  moved,
  movers,
  placed,
  type Target,
  useDragOrder,
  usePressedButton,
} from './arranging.ts';

/** The form for more pictures. The screen guards unsaved changes, because its other tab may have some too. */
function AddImages({
  type,
  values,
  pictureFields,
  isBusy,
  unfinished,
}: { type: TypeFacts } & ReturnType<typeof useAddedImages>) {
  return (
    <form
      ref={values.form}
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        unfinished.save();
      }}
    >
      <ReportPendingUploads value={unfinished.report}>
        <RecordFields type={type} values={values} textFields={[]} pictureFields={pictureFields} />
      </ReportPendingUploads>
      <SaveBar isBusy={isBusy} isWaiting={unfinished.isWaiting} listPath={pathsOf(type).list} />
    </form>
  );
}

interface Other {
  /** Whether something else of the screen is unsaved, so that it stays open after saving. */
  isUnsaved: () => boolean;
  onStay: () => void;
}

/** The pictures to add to a gallery with their alt texts, and how they are sent. */
function useAddedImages({ type, version, target, add, reload }: Album, other: Other) {
  const pictureFields = pictureFieldsOf(type.fields).slice(0, 1);
  const values = useFormValues(textsOf([...pictureFields, ...altTextFieldsOf(pictureFields)]));
  const openList = useOpenList(type);
  const { save, isBusy } = useSave({
    type,
    values,
    isStaying: other.isUnsaved,
    onSaved() {
      if (!other.isUnsaved()) return openList();
      values.startAgain();
      void reload();
      other.onStay();
    },
    message: target === 'draft' ? draftWords.draftSaved : type.words.imageUpdated,
    async send() {
      const [field] = pictureFields;
      if (!field) throw new Error('The album has no pictures.');
      return { ...version, ...(await add(field, values.texts)) };
    },
  });
  const unfinished = usePendingUploads(save);
  return { pictureFields, values, unfinished, isBusy };
}

/** The stored pictures of a gallery, and a form for more. The open tab is in the URL. */
export function GalleryImageScreen({ type }: { type: TypeFacts }) {
  return (
    <>
      <Heading title={words.updateImages(type.admin.noun)} />
      <LoadedRecord type={type}>{(version) => <GalleryImages type={type} version={version} />}</LoadedRecord>
    </>
  );
}

function GalleryImages({ type, version }: { type: TypeFacts; version: Version }) {
  const [params, setParams] = useSearchParams();
  const album = useAlbum(type, version);
  const altTexts = useAltTexts(album);
  const open = (tab: string | null) =>
    setParams(tab === 'add' ? { tab } : {}, { replace: true, preventScrollReset: true });
  const added = useAddedImages(album, {
    isUnsaved: altTexts.isUnsaved,
    onStay() {
      open('view');
      focusTitle();
    },
  });
  const isAltUnsaved = altTexts.isUnsaved;
  const isAddedUnsaved = added.values.isUnsaved;
  const { isAny } = added.unfinished;
  const isUnsaved = useCallback(
    () => isAltUnsaved() || isAddedUnsaved() || isAny,
    [isAltUnsaved, isAddedUnsaved, isAny],
  );
  return (
    <>
      <PictureFrame type={type} version={version} target={album.target}>
        <Tabs
          value={params.get('tab') === 'add' ? 'add' : 'view'}
          onChange={open}
          keepMountedMode="display-none"
        >
          <Tabs.List aria-label={words.images}>
            <Tabs.Tab value="view">{words.view}</Tabs.Tab>
            <Tabs.Tab value="add">{words.addImage}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="view" className="gallery-panel">
            <StoredImages album={album} altTexts={altTexts} onAdd={() => open('add')} />
          </Tabs.Panel>
          <Tabs.Panel value="add" className="gallery-panel">
            <AddImages type={type} {...added} />
          </Tabs.Panel>
        </Tabs>
      </PictureFrame>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </>
  );
}

/**
 * Puts the pictures of a gallery in order. The screen updates optimistically, with the alt texts going along; the calls
 * run one after the other, and an error restores the stored order. `announcement` describes the last move.
 */
function useImageOrder({ type, version, imagesIn, withImages, order, reload }: Album) {
  const queries = useQueryClient();
  const { _id } = version.item;
  const { queryKey } = recordQuery(type, _id);
  const [announcement, announce] = useState('');
  /** The last version that the server confirmed; null while nothing is moved. */
  const confirmed = useRef<Version | null>(null);
  const pressed = usePressedButton();
  const mutationKey = ['image-order', _id];
  const isLast = () => queries.isMutating({ mutationKey }) <= 1;
  const mutation = useMutation({
    mutationKey,
    mutationFn: (paths: readonly string[]) => order(paths, isLast),
    onSuccess(saved) {
      confirmed.current = isLast() ? null : saved;
      void refreshLists(queries, type);
    },
    async onError(error) {
      // Without a connection the gallery cannot be fetched again, so the moves are undone here.
      if (confirmed.current) queries.setQueryData(queryKey, confirmed.current);
      if (!isLast()) return;
      confirmed.current = null;
      announce('');
      await reload(error);
    },
    onSettled() {
      if (isLast()) pressed.forget();
    },
  });

  function move(path: string, target: Target) {
    // Two presses may come before the first is rendered, so the cache counts, not the rendered gallery.
    const present = queries.getQueryData(queryKey);
    if (!present) return;
    const { image, imageAlt } = imagesIn(present);
    const from = image.indexOf(path);
    const to = target(from, image.length);
    if (from < 0 || to < 0 || to >= image.length || to === from) return;
    pressed.note();
    confirmed.current ??= present;
    const texts = image.map((_, at) => imageAlt[at] ?? '');
    const paths = moved(image, from, to);
    const images = { image: paths, imageAlt: moved(texts, from, to) };
    queries.setQueryData(queryKey, withImages(present, images));
    announce(placeWords.moved(texts[from] || words.unnamed, to + 1, image.length));
    mutation.mutate(paths);
  }

  return { move, announcement };
}

interface DeleteImageDialogProps {
  album: Album;
  /** Path of the picture to delete. */
  path: string;
  onClose: () => void;
}

/** Statuses that say that the picture is not where it was shown. After any other error it can be tried again. */
const GONE_STATUSES = [404, 409, 412];

/**
 * Asks before a picture is deleted from a gallery, and deletes it if it is still at the position that was
 * shown.
 */
function DeleteImageDialog({ album, path, onClose }: DeleteImageDialogProps) {
  const { type, target, image, remove, reload } = album;
  const index = Math.max(image.indexOf(path), 0);
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
      onDelete={() => remove(path)}
      refresh={reload}
      isGone={(error) => GONE_STATUSES.some((status) => hasStatus(error, status))}
      onClose={onClose}
      onGone={focusNextButton}
    >
      <p>{target === 'draft' ? words.deletedInDraft : words.deletedAtOnce}</p>
      <StoredPicture
        className="deleted-image"
        src={pathAtWidth(path, 320)}
        alt={words.toBeDeleted(index + 1, image.length)}
      />
    </DeletionDialog>
  );
}

interface StoredImagesProps {
  album: Album;
  altTexts: AltTexts;
  /** Opens the form for more pictures. */
  onAdd: () => void;
}

const GRID_KEYS = { ...KEYS, ArrowLeft: earlier, ArrowRight: later };

/** The stored pictures, which can be put in order, each with its alt text and a delete button. */
function StoredImages({ album, altTexts, onAdd }: StoredImagesProps) {
  const { type, image } = album;
  const canMove = !useIsReadOnly() && image.length > 1;
  const [toDelete, setToDelete] = useState<string | null>(null);
  const bar = useSaveShortcut();
  const { move, announcement } = useImageOrder(album);
  const { isDragging, placeOf, press } = useDragOrder(image, (path, to) => move(path, () => to));
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
          <ul className="previews stored-images" data-dragging={isDragging}>
            {image.map((path, index) => {
              const id = `stored-${index}`;
              const mover = movers(index, image.length, (target) => move(path, target), GRID_KEYS);
              return (
                <li key={path} className="preview" {...placed(placeOf(path))}>
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
                      <Grip onPress={(event) => press(event, path, index)} />
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
        <DeleteImageDialog album={album} path={toDelete} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}

/**
 * The edited alt texts of the stored pictures. They are saved with the ETag of the version that was shown.
 */
function useAltTexts({ type, target, image, imageAlt, describe, reload }: Album) {
  const [typed, setTyped] = useState<Typed>({});

  const textAt = (index: number) => typed[image[index] ?? ''] ?? imageAlt[index] ?? '';
  const texts = image.map((_, index) => textAt(index));
  const isTouched = texts.some((text, index) => text !== (imageAlt[index] ?? ''));

  const { mutate, isPending } = useOneMutation({
    mutationFn: describe,
    async onSuccess(_, sent: Typed) {
      await reload();
      // Keeps text that was typed while the call was in flight.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([path, text]) => text !== sent[path])),
      );
      toastSuccess(target === 'draft' ? draftWords.draftSaved : type.words.updated);
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
    save: () => isTouched && mutate(typed),
  };
}

type AltTexts = ReturnType<typeof useAltTexts>;
