import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { writersOf } from '../../content/duties.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { isManagedVersion, type ManagedVersion, readManaged } from '../api/drafts.ts';
import { readRecord, updateRecord, type Version } from '../api/records.ts';
import { comparedTexts } from '../conflict/choice-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { ForPublishers } from '../duties/read-only.tsx';
import { focusTitle, Heading } from '../layout/heading.tsx';
import { reportError } from '../queries.ts';
import { NoticeBar } from './drafts/draft-bars.tsx';
import { ManagedForm, type ManagedFormProps } from './drafts/managed-form.tsx';
import { words as draftWords } from './drafts/words.ts';
import { pictureFieldsOf, textFieldsOf } from './inputs/index.ts';
import { EditableRecord } from './loaded-record.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordPictures, takeOver, usePictureDialog } from './record-pictures.tsx';
import { RecordTitle } from './record-title.tsx';
import { useOpenList, useSavedToast, useStoredForm } from './saving.tsx';
import { callSender } from './sender.ts';
import { formDataOf, shownOnSite, textsOf } from './texts.ts';
import { words } from './words.ts';
import './form.css';

type FormFacts = Pick<ManagedFormProps, 'type' | 'encode' | 'below'>;

/** The form for the texts of an existing record; its update is multipart by default. */
export function UpdateScreen({
  type,
  encode = formDataOf,
  below,
}: Pick<FormFacts, 'type'> & Partial<FormFacts>) {
  const mayChange = useHasDuty('publisher', ...(type.drafts ? writersOf(type) : []));
  const form = { type, encode, below };
  return (
    <>
      <Heading title={(mayChange ? words.update : words.read)(type.admin.noun)} />
      <EditableRecord type={type} shape={<FormSkeleton type={type} />}>
        {(initial) =>
          isManagedVersion(initial) ? (
            <ManagedUpdate {...form} initial={initial} />
          ) : (
            <ForPublishers what={words.this(type.admin.noun)}>
              <UpdateForm {...form} initial={initial} />
            </ForPublishers>
          )
        }
      </EditableRecord>
    </>
  );
}

/** The form of a record with drafts, or the one that corrects what visitors see beside its draft (requirement 19.181). */
function ManagedUpdate({ initial, ...form }: FormFacts & { initial: ManagedVersion }) {
  // A changed count remounts the form.
  const [opened, setOpened] = useState({ version: initial, isCorrecting: false, count: 0 });
  const { version, isCorrecting, count } = opened;
  const open = (next: ManagedVersion, toCorrect = false) =>
    setOpened((now) => ({ version: next, isCorrecting: toCorrect, count: now.count + 1 }));
  // The button that opened it went with the form before.
  useEffect(() => {
    if (count > 0) focusTitle();
  }, [count]);
  if (!isCorrecting)
    return (
      <ManagedForm
        key={count}
        {...form}
        initial={version}
        onOpen={open}
        onCorrect={(kept) => open(kept, true)}
      />
    );
  const { _id, publishAt } = version.managed;
  const backToDraft = () => readManaged(form.type, _id).then(open, reportError);
  return (
    <UpdateForm
      {...form}
      below={undefined}
      initial={version}
      above={
        <NoticeBar
          label={draftWords.thisIsLive}
          actions={[{ label: draftWords.showDraft, onClick: () => void backToDraft() }]}
        >
          <p>
            {draftWords.thisIsLive}{' '}
            {publishAt === null ? draftWords.liveLeavesDraft : draftWords.liveStopsSchedule}
          </p>
        </NoticeBar>
      }
    />
  );
}

/** The texts of what is live, without its alt texts, saved as they are. */
function UpdateForm({
  type,
  encode,
  below,
  above,
  initial,
}: FormFacts & { initial: Version; above?: ReactNode }) {
  const { _id } = initial.item;
  const textFields = textFieldsOf(type.fields);
  const [version, setVersion] = useState(initial);
  const pictures = usePictureDialog({
    type,
    initial: version,
    target: 'live',
    onSaved: (saved) => setVersion((known) => takeOver(type, known, saved)),
  });
  const [sender] = useState(callSender);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  const { values, save, isBusy, dialog } = useStoredForm<Version>({
    stored: version,
    textsOf: (seen) => textsOf(textFields, seen?.item),
    read: () => readRecord(type, _id),
    send: (changes, seen = version) =>
      sender.send<Version>(`${seen.etag} ${JSON.stringify(changes)}`, () => ({
        send: (key) => updateRecord(type, _id, encode(changes), seen.etag, key),
      })),
    onSaved(saved) {
      announce(type.words.updated, saved);
      openList();
    },
    compared: comparedTexts(textFields),
  });

  return (
    <>
      <RecordTitle type={type} item={version.item} about="texts">
        {below && <a href={`#${below.id}`}>{below.label}</a>}
      </RecordTitle>
      {above}
      <RecordForm
        type={type}
        values={values}
        textFields={textFields}
        pictureFields={[]}
        shownInstead={shownOnSite(type, initial.item)}
        isBusy={isBusy}
        onSave={save}
      >
        <RecordPictures type={type} item={version.item} onChange={pictures.open} />
      </RecordForm>
      {below?.of(version.item)}
      {pictures.dialog}
      {dialog}
    </>
  );
}

/** Height of a single-line input; larger on touch screens. */
const LINE = 'var(--input-line)';

/** Placeholder of a type's form and of the title above it. */
function FormSkeleton({ type: { fields } }: { type: TypeFacts }) {
  return (
    <>
      <div className="record-head" aria-hidden="true">
        <div className="record-title">
          <Skeleton height={14} width="60%" />
        </div>
        <div className="site-link">
          <Skeleton height={14} width={112} />
        </div>
      </div>
      <div className="record-form" aria-busy="true">
        <span className="visually-hidden">{words.loading}</span>
        {pictureFieldsOf(fields).map(({ facts: { name } }) => (
          <Skeleton key={name} height={88} width={144} />
        ))}
        {textFieldsOf(fields).map(({ facts: { name }, kind }) => (
          <div key={name}>
            <Skeleton height={14} width={96} mt={4} mb={8} />
            <Skeleton height={kind.height ?? LINE} />
          </div>
        ))}
      </div>
    </>
  );
}
