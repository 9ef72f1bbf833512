import { useEffect } from 'react';
import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { Item } from '../../schema/define-type.ts';
import { useNoteView } from './use-notes.ts';

/** Notes that a submission is viewed, once, when it is opened (specification: States and transitions). */
export function useOpened(type: SubmissionFacts, { _id, isView }: Item): void {
  const { mutate } = useNoteView(type);
  useEffect(() => {
    if (isView === false) mutate({ id: _id, isView: true });
  }, [_id, isView, mutate]);
}
