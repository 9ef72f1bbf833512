import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useNewRecord } from '../form/add-screen.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { Heading } from '../layout/heading.tsx';
import { UNANSWERED } from '../paths.ts';
import { unanswered } from './chat-queries.ts';
import { type FaqDraft, readFaqParams } from './faq-from-question.ts';
import { faqWords as words } from './words.ts';

/** The form for a new FAQ, which may start with a visitor's question. */
export function AddFaqScreen({ type }: { type: TypeFacts }) {
  const [params] = useSearchParams();
  return (
    <>
      <Heading title={words.add(type.admin.noun)} />
      <FaqForm key={params.toString()} type={type} initial={readFaqParams(params)} />
    </>
  );
}

function FaqForm({ type, initial: { title, question } }: { type: TypeFacts; initial: FaqDraft }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const record = useNewRecord(type, {
    initial: { [type.titleField]: title },
    onCreated() {
      if (question) void removeAnswered(question, queries);
    },
    // After saving, staff go on with the next unanswered question.
    ...(question && { onSaved: () => void navigate(UNANSWERED) }),
  });
  return (
    <RecordForm type={type} {...record}>
      {question && (
        <p className="field-hint">
          {words.asked} <Link to={UNANSWERED}>{words.list}</Link>
          {words.end}
        </p>
      )}
    </RecordForm>
  );
}

/**
 * Removes the answered question from the list. If that fails, the question stays and can be removed by hand.
 */
async function removeAnswered(question: string, queries: QueryClient) {
  await unanswered.remove(question).catch(() => {});
  await unanswered.refresh(queries);
}
