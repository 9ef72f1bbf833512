import { Link } from 'react-router';
import type { SubmissionFacts } from '../../content/submission-facts.ts';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { BackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { listAddressOf } from './addresses.ts';
import { Neighbours } from './neighbours.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { SubmissionPaper } from './submission-paper.tsx';
import { useOpened } from './use-opened.ts';
import './inbox.css';
import './paper.css';

/** One submission, to be read, answered and printed. Its sender stands neither in the title nor in the address. */
export function SubmissionScreen({ type }: { type: SubmissionFacts }) {
  const from = useListAddress();
  const { noun, label } = type.admin;
  return (
    <>
      <nav className="submission-ways" aria-label="Inbox">
        <Link to={listAddressOf(type, from)}>
          <BackIcon />
          Back to {label}
        </Link>
        <Neighbours type={type} from={from} />
      </nav>
      <Heading title={noun.charAt(0).toUpperCase() + noun.slice(1)} />
      <LoadedRecord type={type}>
        {({ item }) => <Opened key={item._id} type={type} item={item} />}
      </LoadedRecord>
    </>
  );
}

function Opened({ type, item }: Parameters<typeof SubmissionActions>[0]) {
  useOpened(type, item);
  return (
    <>
      <SubmissionActions type={type} item={item} />
      <SubmissionPaper type={type} item={item} />
    </>
  );
}
