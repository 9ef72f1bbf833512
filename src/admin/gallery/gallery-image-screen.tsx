import { Tabs } from '@mantine/core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Version } from '../api/records.ts';
import {
  acceptedOf,
  formOfFiles,
  leftFiles,
  leftOf,
  sendFiles,
  useHandedOverFiles,
} from '../form/added-files.ts';
import { words as draftWords } from '../form/drafts/words.ts';
import { useFormValues } from '../form/form-values.ts';
import { altTextFieldsOf, fileFieldsOf } from '../form/inputs/index.ts';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { RecordFields } from '../form/record-fields.tsx';
import { PictureFrame } from '../form/record-title.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { type Saved, useOpenList, useSave } from '../form/saving.tsx';
import { noFiles, textsOf } from '../form/texts.ts';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { focusTitle, Heading } from '../layout/heading.tsx';
import { pathsOf } from '../paths.ts';
import { type Album, useAlbum } from './album-calls.ts';
import { StoredImages, useAltTexts } from './stored-images.tsx';
import { words } from './words.ts';
import '@mantine/core/styles/Tabs.layer.css';
import '../form/form.css';
import './gallery.css';

/** The form for more pictures. The screen guards unsaved changes, because its other tab may have some too. */
function AddImages({
  type,
  values,
  fileFields,
  isBusy,
  progress,
  onSave,
}: { type: TypeFacts } & ReturnType<typeof useAddedImages>) {
  return (
    <form
      ref={values.form}
      className="record-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <RecordFields type={type} values={values} textFields={[]} fileFields={fileFields} />
      <SaveBar isBusy={isBusy} progress={progress} listPath={pathsOf(type).list} />
    </form>
  );
}

interface Other {
  /** Whether something else of the screen is unsaved, so that it stays open after saving. */
  isUnsaved: () => boolean;
  onStay: () => void;
}

/** The pictures to add to a gallery with their alt texts, and how they are sent. */
function useAddedImages({ type, version, target, sender, add, adopt, reload }: Album, other: Other) {
  const fileFields = fileFieldsOf(type.fields).slice(0, 1);
  const handedOver = useHandedOverFiles(version.item._id);
  const values = useFormValues(textsOf(altTextFieldsOf(fileFields)), noFiles(fileFields), handedOver);
  const openList = useOpenList(type);
  const hasLeftFiles = ({ accepted = [] }: Saved) => leftFiles(fileFields, values, accepted) !== null;
  const { save: onSave, ...state } = useSave({
    type,
    values,
    isStaying: (saved) => other.isUnsaved() || hasLeftFiles(saved),
    onSaved(saved) {
      if (hasLeftFiles(saved)) {
        for (const field of fileFields)
          values.putLeft((latest) => leftOf(field, latest, saved.accepted ?? []));
        values.focusInvalid();
        void reload();
        return;
      }
      if (!other.isUnsaved()) return openList();
      values.startAgain();
      void reload();
      other.onStay();
    },
    message: target === 'draft' ? draftWords.draftSaved : (type.words.imageUpdated ?? type.words.updated),
    async send(onProgress) {
      const [field] = fileFields;
      if (!field) throw new Error('The album has no pictures.');
      const { name } = field.facts;
      const files = values.files[name] ?? [];
      const stored = await sendFiles<Version>(sender, {
        field,
        files,
        upload: async (some, key) => ({
          ...version,
          ...(await add({ field, body: formOfFiles(field, values, some), key, onProgress })),
        }),
        adopt,
      });
      return { ...(stored ?? version), ...acceptedOf(files) };
    },
  });
  return { fileFields, values, onSave, ...state };
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
  const isUnsaved = useCallback(() => isAltUnsaved() || isAddedUnsaved(), [isAltUnsaved, isAddedUnsaved]);
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
