import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { isOutcomeUnknown } from '../api/api-error.ts';
import { createRecord } from '../api/records.ts';
import { pathsOf } from '../paths.ts';
import { formDataOf, hasFiles, noFiles, type Texts, textsOf } from './draft.ts';
import { useNewDraft } from './drafts/use-new-draft.tsx';
import { altTextFieldsOf, fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface NewRecordOptions {
  /** Initial values other than empty ones. They do not count as unsaved changes. */
  initial?: Texts;
  onCreated?: (item: Item) => void;
  /** Called once it is saved, instead of opening the list. */
  onSaved?: () => void;
}

/** The state of a form for a new record: its fields, their values, and how it is saved. */
export function useNewRecord(type: TypeFacts, { initial, onCreated, onSaved }: NewRecordOptions = {}) {
  const textFields = textFieldsOf(type.fields);
  const fileFields = fileFieldsOf(type.fields);
  const [start] = useState(() => ({
    ...textsOf([...textFields, ...altTextFieldsOf(fileFields)]),
    ...initial,
  }));
  const draft = useDraft(start, noFiles(fileFields));
  const navigate = useNavigate();
  const { save, ...state } = useSave<void>({
    type,
    draft,
    message: type.words.created,
    onSaved,
    async send(_, onProgress) {
      const created = (await drafts.publish(onProgress)) ?? (await create(onProgress));
      drafts.forgetCopy();
      onCreated?.(created.item);
      return created;
    },
    ...(type.drafts && {
      goOn({ item }, sent) {
        draft.markSaved();
        drafts.handOver(item._id, sent);
        void navigate(pathsOf(type).update(item), { replace: true });
      },
    }),
  });
  // For types ordered by hand the texts may include the position, as 'after'.
  const create = (onProgress: (share: number) => void) => {
    const since = Date.now();
    const sent = hasFiles(draft.files)
      ? createRecord(type, formDataOf(draft.texts, draft.files), onProgress)
      : createRecord(type, formDataOf(draft.texts));
    return sent.catch((error: unknown) => {
      if (type.drafts && isOutcomeUnknown(error)) drafts.noteUnanswered(since);
      throw error;
    });
  };
  const drafts = useNewDraft({ type, draft, textFields, fileFields, isBusy: state.isBusy });
  return {
    textFields,
    fileFields,
    draft,
    onSave: () => save(),
    ...state,
    isBusy: state.isBusy || drafts.isKeeping,
    ...(type.drafts && { tools: drafts.tools, above: drafts.offer }),
  };
}
