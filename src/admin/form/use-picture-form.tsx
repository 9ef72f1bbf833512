import { useRef, useState } from 'react';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { ApiError, hasStatus } from '../api/api-error.ts';
import { putDraft, sendDraftFiles } from '../api/drafts.ts';
import { readRecord, sendPictures, updateRecord, type Version } from '../api/records.ts';
import { ChoiceDialog, comparisonOf, type Versions } from '../conflict/choice-dialog.tsx';
import { changeIn, introOf } from '../conflict/last-change.ts';
import { words as choice } from '../conflict/words.ts';
import { QUIET } from '../queries.ts';
import { sendFiles } from './added-files.ts';
import { changedTexts, formDataOf, noFiles, type Texts, textsOf } from './draft.ts';
import { comparedTexts } from './drafts/compared-fields.tsx';
import { draftVersion, readDraft } from './drafts/draft-version.ts';
import { words as draftWords } from './drafts/words.ts';
import { altTextFieldsOf, type FileField, fileFieldsOf, type TextField } from './inputs/index.ts';
import { callSender } from './sender.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface PictureFormOptions {
  type: TypeFacts;
  initial: Version;
  /** Replaces the way to the list after saving. */
  onSaved?: (saved: Version) => void;
  /** Whether the live record (the default) or the draft is changed. */
  target?: 'live' | 'draft';
  isInDialog?: boolean;
}

interface Conflict extends Versions {
  /** What somebody else has stored. */
  fresh: Version;
  intro: string;
}

/** The state of the form for a record's pictures and alt texts, which may also be changed alone. */
export function usePictureForm({
  type,
  initial,
  onSaved,
  target = 'live',
  isInDialog = false,
}: PictureFormOptions) {
  const { _id } = initial.item;
  const fileFields = fileFieldsOf(type.fields);
  const textFields = altTextFieldsOf(fileFields);
  // Alt texts of several pictures belong to the added files, not to the stored ones.
  const altTextsIn = ({ item }: Version): Texts => ({
    ...textsOf(textFields),
    ...textsOf(
      textFields.filter(({ kind }) => !kind.altTextsOfFiles),
      item,
    ),
  });
  const [start] = useState(() => altTextsIn(initial));
  const draft = useDraft(start, noFiles(fileFields));
  const [sender] = useState(callSender);
  /** The version with which the alt texts are compared. */
  const seen = useRef(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);

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

  /** Goes on with what somebody else has stored, unless both have changed one alt text. */
  async function describeAnyway(error: ApiError, texts: Texts, altTexts: Texts): Promise<Version> {
    const fresh = target === 'draft' ? await readDraft(type, _id) : await readRecord(type, _id);
    const versions = { before: altTextsIn(seen.current), mine: texts, theirs: altTextsIn(fresh) };
    if (comparisonOf(Object.keys(altTexts), versions).both.length === 0) return describe(fresh, altTexts);
    setConflict({ ...versions, fresh, intro: introOf(changeIn(error.details.changed)) });
    throw error;
  }

  const { save, ...state } = useSave<Texts>({
    type,
    draft,
    isInDialog,
    message: target === 'draft' ? draftWords.draftSaved : (type.words.imageUpdated ?? type.words.updated),
    meta: QUIET,
    ...(onSaved && { onSaved }),
    onRefusal: (error, refuse) => (hasStatus(error, 412) ? undefined : refuse(error)),
    async send(texts, onProgress) {
      const isChosen = ({ facts }: FileField) => Boolean(draft.files[facts.name]?.length);
      const chosen = fileFields.filter(isChosen);
      const changedAltTexts = textsNamed(
        altTextFieldsOf(fileFields.filter((field) => !isChosen(field))),
        changedTexts(altTextsIn(seen.current), texts),
      );
      const isEmpty = chosen.length === 0 && Object.keys(changedAltTexts).length === 0;
      let latest: Version = seen.current;
      // Called even with nothing to send: the server then reports the missing fields.
      for (const field of isEmpty ? fileFields.slice(0, 1) : chosen) {
        const { facts, kind, altTextFields } = field;
        const altTexts = textsNamed(altTextFields, texts);
        const stored = await sendFiles<Version>(sender, {
          field,
          files: draft.files[facts.name] ?? [],
          async upload(files, key) {
            const body = formDataOf(altTexts, { [facts.name]: files });
            return target === 'draft'
              ? draftVersion(await sendDraftFiles(type, _id, facts.name, body, onProgress, key))
              : sendPictures(kind.uploadPath(type.name, _id), body, onProgress, key);
          },
        });
        latest = stored ?? latest;
        // Uploaded files are not sent again if a later call fails.
        draft.setFilesOf(facts.name, []);
      }
      if (Object.keys(changedAltTexts).length === 0) return latest;
      return describe(latest, changedAltTexts).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        return describeAnyway(error, texts, changedAltTexts);
      });
    },
  });

  /** Saves what was chosen, unless it is what is stored. */
  function choose({ fresh, theirs }: Conflict, chosen: Texts) {
    seen.current = fresh;
    setConflict(null);
    for (const [name, text] of Object.entries(chosen)) draft.setText(name, text);
    if (Object.keys(changedTexts(theirs, chosen)).length > 0) save({ ...draft.texts, ...chosen });
  }

  return {
    fileFields,
    draft,
    ...state,
    save: () => save(draft.texts),
    conflict: conflict && (
      <ChoiceDialog
        fields={comparedTexts(textFields)}
        before={conflict.before}
        mine={conflict.mine}
        theirs={conflict.theirs}
        intro={conflict.intro}
        theirLabel={choice.theirs}
        answer={choice.use}
        onChoose={(chosen) => choose(conflict, chosen)}
        onKeepEditing={() => setConflict(null)}
      />
    ),
  };
}

/** The texts of these fields. */
function textsNamed(fields: readonly TextField[], texts: Texts): Texts {
  const names = new Set(fields.map(({ facts }) => facts.name));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)));
}
