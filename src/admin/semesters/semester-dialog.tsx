import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { createRecord, updateRecord, type Version } from '../api/records.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { changedTexts, formDataOf, textsOf } from '../form/draft.ts';
import { textFieldsOf } from '../form/inputs/index.ts';
import type { InitialVersion } from '../form/loaded-record.tsx';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useConditionalSave } from '../form/use-conditional-save.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSave } from '../form/use-save.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { recordQuery, refreshLists } from '../queries.ts';
import { words } from './words.ts';

interface DialogProps {
  type: TypeFacts;
  onClose: () => void;
}

/** The reference to the faculty, which its screen sets. */
const FACULTY = 'faculty';

const fieldsOf = (type: TypeFacts) => textFieldsOf(type.fields).filter(({ facts }) => facts.name !== FACULTY);

/** Adds a semester to a faculty. */
export function AddSemesterDialog({ type, faculty, onClose }: DialogProps & { faculty: Item }) {
  const refresh = useRefresh(type);
  const draft = useDraft(textsOf(fieldsOf(type)), {});
  const { save, isBusy, refusal } = useSave<void>({
    isInDialog: true,
    type,
    draft,
    message: type.words.created,
    send: () => createRecord(type, formDataOf({ ...draft.texts, [FACULTY]: faculty._id })),
    onSaved() {
      refresh();
      onClose();
    },
  });
  return (
    <RecordDialog
      title={words.addTitle(String(faculty.title))}
      type={type}
      draft={draft}
      textFields={fieldsOf(type)}
      fileFields={[]}
      isBusy={isBusy}
      progress={null}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Changes a semester's title and subjects. */
export function UpdateSemesterDialog({ type, id, onClose }: DialogProps & { id: string }) {
  const { data, error, refetch } = useQuery(recordQuery(type, id));
  const [taken, setTaken] = useState<Version | null>(null);
  const initial = taken ?? data;
  if (initial)
    return (
      <UpdateForm
        key={initial.etag}
        type={type}
        initial={initial}
        onTakeTheirs={setTaken}
        onClose={onClose}
      />
    );
  const isGone = hasStatus(error, 404);
  return (
    <Dialog title={words.updateTitle} look="wide" onCancel={onClose}>
      {!error && <p className="field-hint">{words.loading}</p>}
      {isGone && <p>{messageOf(error)}</p>}
      {error && !isGone && <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />}
      <DialogAnswers>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

function UpdateForm({ type, initial, onTakeTheirs, onClose }: DialogProps & InitialVersion) {
  const refresh = useRefresh(type);
  const textFields = fieldsOf(type);
  const [start] = useState(() => textsOf(textFields, initial.item));
  const draft = useDraft(start, {});
  const { save, conflict, isBusy, refusal } = useConditionalSave({
    isInDialog: true,
    type,
    draft,
    textFields,
    start,
    initial,
    onTakeTheirs,
    message: type.words.updated,
    async send(seen) {
      const changes = changedTexts(start, draft.texts);
      if (Object.keys(changes).length === 0) return seen;
      return updateRecord(type, initial.item._id, formDataOf(changes), seen.etag);
    },
    onSaved() {
      refresh();
      onClose();
    },
  });
  return (
    <RecordDialog
      title={words.updateTitle}
      type={type}
      draft={draft}
      textFields={textFields}
      fileFields={[]}
      isBusy={isBusy}
      progress={null}
      refusal={refusal}
      conflict={conflict}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Refetches the lists that show semesters, those of faculties included. */
function useRefresh(type: TypeFacts) {
  const queries = useQueryClient();
  return () => void refreshLists(queries, type);
}
