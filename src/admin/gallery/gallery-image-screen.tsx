import { Tabs } from '@mantine/core';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { isManagedVersion } from '../api/drafts.ts';
import type { Version } from '../api/records.ts';
import { ReadOnlyBecause } from '../duties/read-only.tsx';
import { RecordState } from '../form/drafts/record-state.tsx';
import { useScheduledLock } from '../form/drafts/scheduled-lock.ts';
import { words as draftWords } from '../form/drafts/words.ts';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { RecordTitle } from '../form/record-title.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { focusTitle, Heading } from '../layout/heading.tsx';
import { AddImages, useAddedImages } from './add-images.tsx';
import { shownOf, targetOf } from './album-calls.ts';
import { StoredImages, useAltTexts } from './stored-images.tsx';
import '@mantine/core/styles/Tabs.layer.css';
import '../form/form.css';
import './gallery.css';
import { words } from './words.ts';

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
  const altTexts = useAltTexts(type, version);
  const open = (tab: string | null) =>
    setParams(tab === 'add' ? { tab } : {}, { replace: true, preventScrollReset: true });
  const added = useAddedImages(type, version, {
    isUnsaved: altTexts.isUnsaved,
    onStay() {
      open('view');
      focusTitle();
    },
  });
  const lock = useScheduledLock(version.managed);
  const isAltUnsaved = altTexts.isUnsaved;
  const isAddedUnsaved = added.draft.isUnsaved;
  const isUnsaved = useCallback(() => isAltUnsaved() || isAddedUnsaved(), [isAltUnsaved, isAddedUnsaved]);
  return (
    <>
      <RecordTitle
        type={type}
        item={shownOf(type, version).item}
        about="pictures"
        isPublic={!isManagedVersion(version) || version.managed.live !== null}
      >
        {isManagedVersion(version) && <RecordState managed={version.managed} />}
      </RecordTitle>
      {targetOf(type, version) === 'draft' && lock === null && (
        <p className="field-hint">{draftWords.picturesOfDraft}</p>
      )}
      <ReadOnlyBecause why={lock}>
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
            <StoredImages type={type} version={version} altTexts={altTexts} onAdd={() => open('add')} />
          </Tabs.Panel>
          <Tabs.Panel value="add" className="gallery-panel">
            <AddImages type={type} {...added} />
          </Tabs.Panel>
        </Tabs>
      </ReadOnlyBecause>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </>
  );
}
