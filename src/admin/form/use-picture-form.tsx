import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { putDraft, sendDraftFiles } from '../api/drafts.ts';
import { readRecord, sendPictures, updateRecord, type Version } from '../api/records.ts';
import { words as choice } from '../conflict/words.ts';
import { sendFiles } from './added-files.ts';
import { formDataOf, noFiles, type Texts, textsOf } from './draft.ts';
import { comparedTexts } from './drafts/compared-fields.tsx';
import { draftVersion, readDraft } from './drafts/draft-version.ts';
import { words as draftWords } from './drafts/words.ts';
import { altTextFieldsOf, type FileField, fileFieldsOf, type TextField } from './inputs/index.ts';
import { callSender } from './sender.ts';
import { useOpenList, useSavedToast } from './use-save.ts';
import { useStoredForm } from './use-stored-form.tsx';

interface PictureFormOptions {
  type: TypeFacts;
  initial: Version;
  /** Replaces the way to the list after saving. */
  onSaved?: (saved: Version) => void;
  /** Whether the live record or the draft is changed. */
  target: 'live' | 'draft';
  isInDialog?: boolean;
}

/** The state of the form for a record's pictures and alt texts, which may also be changed alone. */
export function usePictureForm({ type, initial, onSaved, target, isInDialog = false }: PictureFormOptions) {
  const { _id } = initial.item;
  const fileFields = fileFieldsOf(type.fields);
  const textFields = altTextFieldsOf(fileFields);
  const [sender] = useState(callSender);
  const announce = useSavedToast(type);
  const openList = useOpenList(type);
  // Alt texts of several pictures belong to the added files, not to the stored ones.
  const altTextsIn = (version: Version | undefined): Texts => ({
    ...textsOf(textFields),
    ...textsOf(
      textFields.filter(({ kind }) => !kind.altTextsOfFiles),
      version?.item,
    ),
  });

  async function describe(version: Version, altTexts: Texts): Promise<Version> {
    const { tag, etag } = version;
    const what = `${etag} ${tag} ${JSON.stringify(altTexts)}`;
    const described = await sender.send<Version>(what, () => ({
      send: async (key) =>
        target === 'draft'
          ? draftVersion(await putDraft(type, _id, { fields: altTexts }, tag ?? etag, key))
          : updateRecord(type, _id, formDataOf(altTexts), etag, key),
    }));
    return described ?? version;
  }

  const { draft, ...form } = useStoredForm<Version, Version>({
    stored: initial,
    textsOf: altTextsIn,
    noFiles: noFiles(fileFields),
    isInDialog,
    read: () => (target === 'draft' ? readDraft(type, _id) : readRecord(type, _id)),
    async send(changes, seen = initial, onProgress): Promise<Version> {
      const texts = { ...altTextsIn(seen), ...changes };
      const isChosen = ({ facts }: FileField) => Boolean(draft.files[facts.name]?.length);
      const chosen = fileFields.filter(isChosen);
      const altTexts = textsNamed(altTextFieldsOf(fileFields.filter((field) => !isChosen(field))), changes);
      const isEmpty = chosen.length === 0 && Object.keys(altTexts).length === 0;
      let latest: Version = seen;
      // Called even with nothing to send: the server then reports the missing fields.
      for (const field of isEmpty ? fileFields.slice(0, 1) : chosen) {
        const { facts, kind, altTextFields } = field;
        const stored = await sendFiles<Version>(sender, {
          field,
          files: draft.files[facts.name] ?? [],
          async upload(files, key) {
            const body = formDataOf(textsNamed(altTextFields, texts), { [facts.name]: files });
            return target === 'draft'
              ? draftVersion(await sendDraftFiles(type, _id, facts.name, body, onProgress, key))
              : sendPictures(kind.uploadPath(type.name, _id), body, onProgress, key);
          },
        });
        latest = stored ?? latest;
        // Uploaded files are not sent again if a later call fails.
        draft.setFilesOf(facts.name, []);
      }
      return Object.keys(altTexts).length === 0 ? latest : describe(latest, altTexts);
    },
    onSaved(saved) {
      const message = type.words.imageUpdated ?? type.words.updated;
      announce(target === 'draft' ? draftWords.draftSaved : message, saved);
      (onSaved ?? openList)(saved);
    },
    compared: comparedTexts(textFields),
    theirLabel: choice.theirs,
  });
  return { fileFields, draft, ...form };
}

/** The texts of these fields. */
function textsNamed(fields: readonly TextField[], texts: Texts): Texts {
  const names = new Set(fields.map(({ facts }) => facts.name));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)));
}
