import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathsOf } from '../paths.ts';
import { noFiles, type Texts, textsOf } from './draft.ts';
import { useNewDraft } from './drafts/use-new-draft.tsx';
import { altTextFieldsOf, fileFieldsOf, textFieldsOf } from './inputs/index.ts';
import { handOverFiles, leftFiles } from './left-files.ts';
import { useDraft } from './use-draft.ts';
import { type Saved, useOpenList, useSave } from './use-save.ts';

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
  const several = fileFields.find(({ kind }) => !kind.isReplaced);
  const [start] = useState(() => ({
    ...textsOf([...textFields, ...altTextFieldsOf(fileFields)]),
    ...initial,
  }));
  const draft = useDraft(start, noFiles(fileFields));
  const navigate = useNavigate();
  const openList = useOpenList(type);
  /** Pictures that were not stored wait on the screen that adds pictures to the record. @returns whether there are any */
  const openLeftFiles = ({ item, accepted = [] }: Saved) => {
    const left = several && leftFiles([several], draft, accepted);
    if (!left) return false;
    handOverFiles(item._id, left);
    void navigate(pathsOf(type).addPictures(item), { replace: true });
    return true;
  };
  const { save, ...state } = useSave<void>({
    type,
    draft,
    message: type.words.created,
    onSaved(saved) {
      if (!openLeftFiles(saved)) (onSaved ?? openList)();
    },
    async send(_, onProgress) {
      const created = await drafts.publish(onProgress);
      drafts.forgetCopy();
      onCreated?.(created.item);
      return created;
    },
    ...(type.drafts && {
      goOn(saved, sent) {
        const { item } = saved;
        draft.markSaved();
        drafts.handOver(item._id, sent);
        if (!openLeftFiles(saved)) void navigate(pathsOf(type).update(item), { replace: true });
      },
    }),
  });
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
