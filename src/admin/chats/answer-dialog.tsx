import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf } from '../../ui/lang-of.ts';
import { messageOf } from '../api/api-error.ts';
import { useTypes } from '../content-types.tsx';
import { Dialog, DialogAnswers, DialogError, Quoted } from '../dialog/dialog.tsx';
import { useRecordSearch } from '../palette/use-record-search.ts';
import { shownTitle } from '../shown-title.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { tieToAnswer, type UnansweredQuestion, unanswered } from './chat-queries.ts';
import { answerWords as words } from './words.ts';

interface AnswerDialogProps {
  question: UnansweredQuestion;
  onClose: () => void;
}

/** Lets staff look for the record that answers a question, and ties the question to it. */
export function AnswerDialog({ question: { _id, question }, onClose }: AnswerDialogProps) {
  const [typed, setTyped] = useState('');
  const queries = useQueryClient();
  const types = useTypes();
  const { results = [], isCurrent } = useRecordSearch(typed);
  const found = results.flatMap(({ type: name, records }) => {
    const type = types.find((one) => one.name === name);
    return type?.page ? records.map((record) => ({ type, item: record._id, title: shownTitle(record) })) : [];
  });
  const tie = useMutation({
    mutationFn: (answer: { type: string; item: string }) => tieToAnswer(_id, answer),
    async onSuccess() {
      toastSuccess(words.tied);
      await unanswered.refresh(queries);
      onClose();
    },
  });
  return (
    <Dialog title={words.title} onCancel={onClose}>
      <p>
        <Quoted>{question}</Quoted>
      </p>
      <TextInput
        data-autofocus
        label={words.find}
        description={words.explains}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className="answer-choices">
        {found.map(({ type, item, title }) => (
          <li key={item}>
            <button
              type="button"
              aria-disabled={tie.isPending}
              onClick={() => tie.isPending || tie.mutate({ type: type.name, item })}
            >
              <span className="answer-kind">{type.admin.label}</span> <bdi lang={langOf(title)}>{title}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {typed.trim() !== '' && isCurrent && found.length === 0 && <p role="status">{words.nothing}</p>}
      {tie.error && <DialogError>{messageOf(tie.error)}</DialogError>}
      <DialogAnswers>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
