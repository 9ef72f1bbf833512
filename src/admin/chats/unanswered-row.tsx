import { Button, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import type { UnansweredQuestion } from '../api/chats.ts';
import { toTheMinute } from '../dashboard/ago.ts';
import { When } from '../list/when.tsx';
import { faqAddressOf } from './faq-address.ts';

interface UnansweredRowProps {
  question: UnansweredQuestion;
  number: number;
  /** What an answer is written as. */
  faq: TypeFacts | undefined;
  now: Date;
  onRemove: () => void;
}

/** A question without an answer. */
export function UnansweredRow({ question, number, faq, now, onRemove }: UnansweredRowProps) {
  const { _id, question: words, asked, lastAt } = question;
  const questionId = `question-${_id}`;
  const quiet = { variant: 'default', size: 'compact-sm', 'aria-describedby': questionId } as const;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="number">
        {number}
      </Table.Td>
      <Table.Td role="cell" className="title" id={questionId}>
        <bdi lang={langOf(words)}>{words}</bdi>
      </Table.Td>
      <Table.Td role="cell" className="count">
        {asked === 1 ? 'once' : `${asked} times`}
      </Table.Td>
      <Table.Td role="cell" className="when">
        <When at={lastAt} now={now} said={toTheMinute} />
      </Table.Td>
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          {faq && (
            <Button {...quiet} component={Link} to={faqAddressOf(faq, question)}>
              Make an FAQ
            </Button>
          )}
          <Button {...quiet} className="delete" onClick={onRemove}>
            Remove
          </Button>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
