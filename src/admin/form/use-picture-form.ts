import { useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { putDraft, sendDraftFiles } from '../api/drafts.ts';
import { sendPictures, updateRecord, type Version } from '../api/records.ts';
import { sendFiles } from './added-files.ts';
import { changedTexts, formDataOf, noFiles, type Texts, textsOf } from './draft.ts';
import { draftVersion, readDraft } from './drafts/draft-version.ts';
import { words as draftWords } from './drafts/words.ts';
import { altTextFieldsOf, type FileField, fileFieldsOf, type TextField } from './inputs/index.ts';
import type { InitialVersion } from './loaded-record.tsx';
import { callSender } from './sender.ts';
import { useConditionalSave } from './use-conditional-save.tsx';
import { useDraft } from './use-draft.ts';

interface PictureFormOptions extends InitialVersion {
  type: TypeFacts;
  /** Replaces the way to the list after saving. */
  onSaved?: (saved: Version) => void;
  /** Whether the live record (the default) or the draft is changed. */
  target?: 'live' | 'draft';
  isInDialog?: boolean;
}

/** The state of the form for a record's pictures and alt texts, which may also be changed alone. */
export function usePictureForm({
  type,
  initial,
  onTakeTheirs,
  onSaved,
  target = 'live',
  isInDialog = false,
}: PictureFormOptions) {
  const { item } = initial;
  const fileFields = fileFieldsOf(type.fields);
  const textFields = altTextFieldsOf(fileFields);
  // Alt texts of several pictures belong to the added files, not to the stored ones.
  const [start] = useState(() => ({
    ...textsOf(textFields),
    ...textsOf(
      textFields.filter(({ kind }) => !kind.altTextsOfFiles),
      item,
    ),
  }));
  const draft = useDraft(start, noFiles(fileFields));
  const [sender] = useState(callSender);
  const saving = useConditionalSave({
    type,
    draft,
    textFields,
    start,
    initial,
    onTakeTheirs,
    isInDialog,
    message: target === 'draft' ? draftWords.draftSaved : (type.words.imageUpdated ?? type.words.updated),
    ...(target === 'draft' && { read: readDraft }),
    ...(onSaved && { onSaved }),
    async send(seen, onProgress) {
      const isChosen = ({ facts }: FileField) => Boolean(draft.files[facts.name]?.length);
      const chosen = fileFields.filter(isChosen);
      const changedAltTexts = textsNamed(
        altTextFieldsOf(fileFields.filter((field) => !isChosen(field))),
        changedTexts(start, draft.texts),
      );
      const isEmpty = chosen.length === 0 && Object.keys(changedAltTexts).length === 0;
      let latest: Version = seen;
      // Called even with nothing to send: the server then reports the missing fields.
      for (const field of isEmpty ? fileFields.slice(0, 1) : chosen) {
        const { facts, kind, altTextFields } = field;
        const altTexts = textsNamed(altTextFields, draft.texts);
        const stored = await sendFiles<Version>(sender, {
          field,
          files: draft.files[facts.name] ?? [],
          async upload(files, key) {
            const body = formDataOf(altTexts, { [facts.name]: files });
            return target === 'draft'
              ? draftVersion(await sendDraftFiles(type, item._id, facts.name, body, onProgress, key))
              : sendPictures(kind.uploadPath(type.name, item._id), body, onProgress, key);
          },
        });
        latest = stored ?? latest;
        // Uploaded files are not sent again if a later call fails.
        draft.setFilesOf(facts.name, []);
      }
      if (Object.keys(changedAltTexts).length === 0) return latest;
      const { tag, etag } = latest;
      const what = `${etag} ${tag} ${JSON.stringify(changedAltTexts)}`;
      const described = await sender.send<Version>(what, () => ({
        send: async (key) =>
          target === 'draft'
            ? draftVersion(await putDraft(type, item._id, { fields: changedAltTexts }, tag ?? etag, key))
            : updateRecord(type, item._id, formDataOf(changedAltTexts), etag, key),
        adopt: () => {},
      }));
      return described ?? latest;
    },
  });
  return { fileFields, draft, ...saving };
}

/** The texts of these fields. */
function textsNamed(fields: readonly TextField[], texts: Texts): Texts {
  const names = new Set(fields.map(({ facts }) => facts.name));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)));
}
