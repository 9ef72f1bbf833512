import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { ForPublishers } from '../duties/read-only.tsx';
import { Heading } from '../layout/heading.tsx';
import { daysShownInstead, formDataOf, type Texts, textsOf } from './draft.ts';
import { comparedTexts } from './drafts/compared-fields.tsx';
import { fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { EditableRecord } from './loaded-record.tsx';
import './form.css';
import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import { isManagedVersion } from '../api/drafts.ts';
import { readRecord, updateRecord, type Version } from '../api/records.ts';
import { ManagedUpdate } from './drafts/managed-update.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordPictures, usePictureDialog } from './record-pictures.tsx';
import { RecordTitle } from './record-title.tsx';
import { callSender } from './sender.ts';
import { takeOver } from './take-over.ts';
import { useOpenList, useSavedToast } from './use-save.ts';
import { useStoredForm } from './use-stored-form.tsx';
import { words } from './words.ts';

interface UpdateScreenProps {
  type: TypeFacts;
  /** Makes the body of the update; multipart by default. */
  encode?: Encode;
  /** A separate section below the form; a link above the form leads to it. */
  below?: Below;
}

interface Below {
  /** Id of its heading. */
  id: string;
  label: string;
  of: (item: Item) => ReactNode;
}

/** The form for the texts of an existing record. */
export function UpdateScreen({ type, encode = formDataOf, below }: UpdateScreenProps) {
  const mayChange = useHasDuty('publisher', ...(type.drafts ? (['author'] as const) : []));
  return (
    <>
      <Heading title={(mayChange ? words.update : words.read)(type.admin.noun)} />
      <EditableRecord type={type} shape={<FormSkeleton type={type} />}>
        {(initial) =>
          isManagedVersion(initial) ? (
            <ManagedUpdate
              type={type}
              encode={encode}
              below={below}
              initial={initial}
              correction={(live, above) => (
                <UpdateForm type={type} encode={encode} below={undefined} above={above} initial={live} />
              )}
            />
          ) : (
            <ForPublishers what={words.this(type.admin.noun)}>
              <UpdateForm type={type} encode={encode} below={below} initial={initial} />
            </ForPublishers>
          )
        }
      </EditableRecord>
    </>
  );
}

type Encode = (changes: Texts) => FormData | object;

interface UpdateFormProps {
  type: TypeFacts;
  initial: Version;
  encode: Encode;
  below: Below | undefined;
  above?: ReactNode;
}

/** The texts of what is live, without its alt texts, saved as they are. */
function UpdateForm({ type, encode, below, above, initial }: UpdateFormProps) {
  const { _id } = initial.item;
  const textFields = textFieldsOf(type.fields);
  const [version, setVersion] = useState(initial);
  const pictures = usePictureDialog(type, version, (saved: Version) =>
    setVersion((known) => takeOver(type, known, saved)),
  );
  const [sender] = useState(callSender);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  const { draft, save, isBusy, dialog } = useStoredForm<Version, Version>({
    stored: version,
    textsOf: (seen) => textsOf(textFields, seen?.item),
    read: () => readRecord(type, _id),
    async send(changes, seen = version) {
      const saved = await sender.send(`${seen.etag} ${JSON.stringify(changes)}`, () => ({
        send: (key) => updateRecord(type, _id, encode(changes), seen.etag, key),
      }));
      return saved ?? seen;
    },
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
        draft={draft}
        textFields={textFields}
        fileFields={[]}
        shownInstead={daysShownInstead(type, initial.item)}
        isBusy={isBusy}
        progress={null}
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
        {fileFieldsOf(fields).map(({ facts: { name } }) => (
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
