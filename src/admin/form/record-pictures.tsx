import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { langOf } from '../../ui/lang-of.ts';
import { putDraft, sendDraftPictures } from '../api/drafts.ts';
import { readRecord, sendPictures, updateRecord, type Version } from '../api/records.ts';
import { comparedTexts } from '../conflict/choice-dialog.tsx';
import { words as choice } from '../conflict/words.ts';
import { PictureIcon } from '../icons.tsx';
import { pathsOf } from '../paths.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { draftVersion, readDraft, type Target } from './drafts/draft-version.ts';
import { words as draftWords } from './drafts/words.ts';
import { altTextFieldsOf, type PictureField, pictureFieldsOf } from './inputs/index.ts';
import { RecordDialog } from './record-dialog.tsx';
import { useOpenList, useSavedToast, useStoredForm } from './saving.tsx';
import { callSender } from './sender.ts';
import { formDataOf, type Texts, textsNamed, textsOf } from './texts.ts';
import { words } from './words.ts';

interface PictureFormFacts {
  type: TypeFacts;
  initial: Version;
  target: Target;
  /** Replaces the way to the list after saving. */
  onSaved?: (saved: Version) => void;
}

/**
 * The image form in a dialog over a record's form. It is saved separately; the text behind it stays (requirement
 * 17.40).
 */
function PictureDialog({ onClose, ...facts }: PictureFormFacts & { onClose: () => void }) {
  const { type, target, onSaved } = facts;
  const [initial] = useState(facts.initial);
  const { dialog, save, ...form } = usePictureForm({
    type,
    target,
    initial,
    isInDialog: true,
    onSaved(saved) {
      onSaved?.(saved);
      onClose();
    },
  });
  return (
    <RecordDialog
      title={words.updateImage(type.admin.noun)}
      type={type}
      textFields={[]}
      {...form}
      conflict={dialog}
      onSave={save}
      onClose={onClose}
    >
      <PresentPictures pictureFields={form.pictureFields} item={initial.item} />
    </RecordDialog>
  );
}

/** The stored pictures of each field, or a hint that there are none. */
export function PresentPictures({
  pictureFields,
  item,
}: {
  pictureFields: readonly PictureField[];
  item: Item;
}) {
  return pictureFields.map(({ facts: { name, label }, kind }) => {
    const paths = kind.storedPaths(item[name]);
    const present = words.presentPicture(label);
    return (
      <div key={name}>
        <div className="field-label">{present}</div>
        {paths.length === 0 ? (
          <p className="field-hint">{words.noPicture}</p>
        ) : (
          <div className="present-pictures">
            {paths.map((path) => (
              <StoredPicture key={path} src={path} alt={present} />
            ))}
          </div>
        )}
      </div>
    );
  });
}

interface RecordPicturesProps {
  type: TypeFacts;
  item: Item;
  /** Opens the image form over this one. */
  onChange: () => void;
}

/**
 * The record's pictures, as visitors have them now, with a button that changes a single one, or the way to an
 * album's.
 */
export function RecordPictures({ type, item, onChange }: RecordPicturesProps) {
  return pictureFieldsOf(type.fields).map((field) => (
    <div key={field.facts.name} className="record-picture">
      <Thumbnails field={field} item={item} />
      {!field.kind.isReplaced && (
        <div className="record-pictures-link">
          <Button
            component={Link}
            to={pathsOf(type).picture(item)}
            variant="default"
            leftSection={<PictureIcon />}
          >
            {words.arrangePictures}
          </Button>
        </div>
      )}
      {field.kind.isReplaced && (
        <div className="record-picture-words">
          <p className="field-hint" lang={langOf(captionOf(field, item))}>
            {captionOf(field, item)}
          </p>
          <Button variant="default" leftSection={<PictureIcon />} onClick={onChange}>
            {words.changeImage}
          </Button>
        </div>
      )}
    </div>
  ));
}

/** Thumbnails beyond these would push the fields out of sight. */
const MAX_SHOWN = 6;

function Thumbnails({ field: { facts, kind }, item }: { field: PictureField; item: Item }) {
  const paths = kind.storedPaths(item[facts.name]);
  const present = words.presentPicture(facts.label);
  return (
    <>
      {paths.slice(0, MAX_SHOWN).map((path, index) => (
        <StoredPicture
          key={path}
          src={pathAtWidth(path, 320)}
          alt={paths.length > 1 ? words.nthPicture(present, index + 1) : present}
        />
      ))}
      {paths.length > MAX_SHOWN && (
        <p className="field-hint">{words.morePictures(paths.length - MAX_SHOWN)}</p>
      )}
    </>
  );
}

/** The picture's alt text, or a hint that it is missing. */
function captionOf({ facts, kind, altTextFields }: PictureField, item: Item): string {
  if (kind.storedPaths(item[facts.name]).length === 0) return words.noPicture;
  const [altText] = altTextFields.map((field) => String(item[field.facts.name] ?? ''));
  return altText || words.noAltText;
}

/** The image form over a record's form, with the version on which that one is based. */
export function usePictureDialog(facts: PictureFormFacts) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => setOpen(true),
    dialog: isOpen && <PictureDialog {...facts} onClose={() => setOpen(false)} />,
  };
}

/**
 * The version on which a form is based after its record's pictures were saved separately: with the saved pictures,
 * their alt texts and the new ETag. If somebody has changed another field meanwhile, the ETag stays the old one, so
 * that saving the form still finds the conflict (requirement 17.40).
 * @param known the version on which the form was based before
 */
export function takeOver(type: TypeFacts, known: Version, saved: Version): Version {
  const pictureFields = pictureFieldsOf(type.fields);
  const names = new Set([...pictureFields, ...altTextFieldsOf(pictureFields)].map(({ facts }) => facts.name));
  const isSame = ({ name }: { name: string }) =>
    names.has(name) || JSON.stringify(known.item[name]) === JSON.stringify(saved.item[name]);
  if (type.fields.every(isSame)) return saved;
  const pictures = Object.fromEntries([...names].map((name) => [name, saved.item[name]]));
  return { item: { ...known.item, ...pictures }, etag: known.etag };
}

/** The state of the form for a record's pictures and alt texts, which may also be changed alone. */
export function usePictureForm({
  type,
  initial,
  target,
  onSaved,
  isInDialog = false,
}: PictureFormFacts & { isInDialog?: boolean }) {
  const { _id } = initial.item;
  const pictureFields = pictureFieldsOf(type.fields);
  const textFields = altTextFieldsOf(pictureFields);
  const [sender] = useState(callSender);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  // Alt texts of several pictures belong to the added ones, not to those that are stored.
  const altTextsIn = (version: Version | undefined): Texts => ({
    ...textsOf(textFields),
    ...textsOf(
      textFields.filter(({ kind }) => !kind.altTextsOfPictures),
      version?.item,
    ),
  });

  const describe = ({ tag, etag }: Version, altTexts: Texts) =>
    sender.send<Version>(`${etag} ${tag} ${JSON.stringify(altTexts)}`, () => ({
      send: async (key) =>
        target === 'draft'
          ? draftVersion(await putDraft(type, _id, { fields: altTexts }, tag ?? etag, key))
          : updateRecord(type, _id, formDataOf(altTexts), etag, key),
    }));

  const illustrate = ({ facts: { name }, kind, altTextFields }: PictureField, texts: Texts) => {
    const sent = { [name]: texts[name] ?? '', ...textsNamed(altTextFields, texts) };
    return sender.send<Version>(`${name} ${JSON.stringify(sent)}`, () => ({
      send: async (key) =>
        target === 'draft'
          ? draftVersion(await sendDraftPictures(type, _id, name, formDataOf(sent), key))
          : sendPictures(kind.uploadPath(type.name, _id), formDataOf(sent), key),
    }));
  };

  const { values, ...form } = useStoredForm<Version>({
    stored: initial,
    textsOf: (version) => ({ ...textsOf(pictureFields), ...altTextsIn(version) }),
    sendsAlways: true,
    isInDialog,
    read: () => (target === 'draft' ? readDraft(type, _id) : readRecord(type, _id)),
    async send(changes, seen = initial): Promise<Version> {
      const texts = { ...altTextsIn(seen), ...changes };
      const isChosen = ({ facts }: PictureField) => Boolean(changes[facts.name]);
      const chosen = pictureFields.filter(isChosen);
      const others = pictureFields.filter((field) => !isChosen(field));
      const altTexts = textsNamed(altTextFieldsOf(others), changes);
      const isEmpty = chosen.length === 0 && Object.keys(altTexts).length === 0;
      let latest: Version = seen;
      // Called even with nothing to send: the server then reports the missing fields.
      for (const field of isEmpty ? pictureFields.slice(0, 1) : chosen) {
        latest = await illustrate(field, texts);
        // Not sent again if a later call fails.
        values.setText(field.facts.name, '');
      }
      return Object.keys(altTexts).length === 0 ? latest : describe(latest, altTexts);
    },
    onSaved(saved) {
      const message = type.words.imageUpdated;
      announce(target === 'draft' ? draftWords.draftSaved : message, saved);
      (onSaved ?? openList)(saved);
    },
    compared: comparedTexts(textFields),
    theirLabel: choice.theirs,
  });
  return { pictureFields, values, ...form };
}
