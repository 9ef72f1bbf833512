import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { createRecord, readRecord, updateRecord, type Version } from '../api/records.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { formDataOf, textsOf } from '../form/draft.ts';
import { comparedTexts } from '../form/drafts/compared-fields.tsx';
import { textFieldsOf } from '../form/inputs/index.ts';
import { RecordDialog } from '../form/record-dialog.tsx';
import { useStoredForm } from '../form/use-stored-form.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { recordQuery, refreshLists } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { words } from './words.ts';

interface DialogProps {
  type: TypeFacts;
  onClose: () => void;
}

/** The reference to the faculty, which its screen sets. */
const FACULTY = 'faculty';

const fieldsOf = (type: TypeFacts) => textFieldsOf(type.fields).filter(({ facts }) => facts.name !== FACULTY);

/** Adds a semester to a faculty. */
export const AddSemesterDialog = ({ faculty, ...props }: DialogProps & { faculty: Item }) => (
  <SemesterDialog {...props} title={words.addTitle(String(faculty.title))} faculty={faculty._id} />
);

/** Changes a semester's title and subjects. */
export function UpdateSemesterDialog({ type, id, onClose }: DialogProps & { id: string }) {
  const { data, error, refetch } = useQuery(recordQuery(type, id));
  if (data) return <SemesterDialog type={type} title={words.updateTitle} stored={data} onClose={onClose} />;
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

interface SemesterDialogProps extends DialogProps {
  title: string;
  /** The semester to change; without it one is added to the faculty of this id. */
  stored?: Version;
  faculty?: string;
}

function SemesterDialog({ type, title, stored, faculty = '', onClose }: SemesterDialogProps) {
  const queries = useQueryClient();
  const textFields = fieldsOf(type);
  const { dialog, save, ...form } = useStoredForm<Version, Version>({
    isInDialog: true,
    stored,
    textsOf: (version) => textsOf(textFields, version?.item),
    ...(stored && { read: () => readRecord(type, stored.item._id) }),
    async send(changes, seen) {
      if (!seen) return createRecord(type, formDataOf({ ...changes, [FACULTY]: faculty }));
      if (Object.keys(changes).length === 0) return seen;
      return updateRecord(type, seen.item._id, formDataOf(changes), seen.etag);
    },
    onSaved() {
      toastSuccess(stored ? type.words.updated : type.words.created);
      // The lists that show semesters, those of faculties included.
      void refreshLists(queries, type);
      onClose();
    },
    compared: comparedTexts(textFields),
  });
  return (
    <RecordDialog
      title={title}
      type={type}
      textFields={textFields}
      fileFields={[]}
      progress={null}
      {...form}
      conflict={dialog}
      onSave={save}
      onClose={onClose}
    />
  );
}
