import { Link } from 'react-router';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { BackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { useListParams } from '../list/list-params.ts';
import { inboxListPath } from '../paths.ts';
import { Neighbours } from './neighbours.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { SubmissionPaper } from './submission-paper.tsx';
import './inbox.css';
import './paper.css';
import { useEffect } from 'react';
import { useSetViewed } from './use-flags.ts';
import { words } from './words.ts';

/**
 * One submission. The sender is in neither the document's title nor the URL, because both are kept in the
 * browser's history.
 */
export function SubmissionScreen({ type }: { type: SubmissionFacts }) {
  const { noun } = type.admin;
  return (
    <>
      <Heading title={noun.charAt(0).toUpperCase() + noun.slice(1)} />
      <LoadedRecord type={type}>
        {({ item }) => <Opened key={item._id} type={type} item={item} />}
      </LoadedRecord>
    </>
  );
}

function Opened({ type, item }: { type: SubmissionFacts; item: Item }) {
  const from = useListParams();
  useMarkViewed(type, item);
  return (
    <>
      <nav className="submission-ways" aria-label={words.inbox}>
        <Link to={inboxListPath(type, from)}>
          <BackIcon />
          {words.backTo(type.admin.label)}
        </Link>
        <Neighbours type={type} from={from} />
      </nav>
      <SubmissionActions type={type} item={item} />
      <SubmissionPaper type={type} item={item} />
    </>
  );
}

/** Marks a submission as viewed when it is opened (requirement 4.2). */
function useMarkViewed(type: SubmissionFacts, { _id, isView }: Item): void {
  const { mutate } = useSetViewed(type);
  useEffect(() => {
    if (isView === false) mutate({ id: _id, isView: true });
  }, [_id, isView, mutate]);
}
