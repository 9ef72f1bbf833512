import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { Submission } from '../../content/submission.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import { telLink } from '../../content/tel-link.ts';
import { CONTACT_FIELDS } from '../../content/visitor-form.ts';
import type { Item } from '../../schema/define-type.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Telephones } from '../../ui/telephones.tsx';
import { textIn } from '../api/records.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { WhoElseMay } from '../duties/read-only.tsx';
import { LoadedRecord } from '../form/loaded-record.tsx';
import { formatFull } from '../format-time.ts';
import { BackIcon } from '../icons.tsx';
import { CollegeMark } from '../layout/college-mark.tsx';
import { Heading } from '../layout/heading.tsx';
import { type ListParams, useListParams } from '../list/list-params.ts';
import { recordDeletion } from '../list/record-deletion.tsx';
import { deletionWords } from '../list/words.ts';
import { inboxListPath, submissionPath, titleOf } from '../paths.ts';
import { PAGE_SIZE } from '../queries.ts';
import { useCollege } from '../shell.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { mailtoLink } from './contact-links.ts';
import { inboxListQuery, refreshCounts, spamIn } from './inbox-queries.ts';
import { useSetSpam, useSetViewed } from './use-flags.ts';
import { words } from './words.ts';
import './inbox.css';
import './paper.css';

/** Links to the previous and next submission of the list. */
function Neighbours({ type, from }: { type: SubmissionFacts; from: ListParams }) {
  const { newer, older } = useNeighbours(type, from);
  const links = useRef<HTMLSpanElement>(null);
  const follow = (rel: string) => links.current?.querySelector<HTMLElement>(`[rel="${rel}"]`)?.click();
  useShortcut('j', words.older, () => follow('next'));
  useShortcut('k', words.newer, () => follow('prev'));
  const to = ({ id, from: list }: Neighbour) => submissionPath(type, id, list);
  return (
    <span className="neighbours" ref={links}>
      {newer && (
        <Link to={to(newer)} rel="prev">
          {words.newer}
        </Link>
      )}
      {older && (
        <Link to={to(older)} rel="next">
          {words.older}
        </Link>
      )}
    </span>
  );
}

/** A neighbouring submission and the page of the list on which it is. */
interface Neighbour {
  id: string;
  from: ListParams;
}

/**
 * The submissions before and after the open one, in the list from which it was opened; undefined at the ends,
 * and if the submission is no longer on that page.
 */
function useNeighbours(type: SubmissionFacts, from: ListParams): { newer?: Neighbour; older?: Neighbour } {
  const { id } = useParams();
  const { page, q } = from;
  const query = (page: number, enabled: boolean) => {
    const { placeholderData: _, ...exact } = inboxListQuery(type, {
      q,
      page,
      limit: PAGE_SIZE,
      ...spamIn(from),
    });
    return { ...exact, enabled };
  };
  const { data } = useQuery(query(page, true));
  const items = data?.items ?? [];
  const at = items.findIndex(({ _id }) => _id === id);
  const isLast = at !== -1 && at === items.length - 1 && page * PAGE_SIZE < (data?.total ?? 0);
  const { data: before } = useQuery(query(page - 1, at === 0 && page > 1));
  const { data: after } = useQuery(query(page + 1, isLast));
  if (at === -1) return {};

  const neighbour = (_id: string | undefined, on: number) =>
    _id ? { id: _id, from: { ...from, page: on } } : null;
  const newer =
    neighbour(items[at - 1]?._id, page) ?? (at === 0 ? neighbour(before?.items.at(-1)?._id, page - 1) : null);
  const older =
    neighbour(items[at + 1]?._id, page) ?? (isLast ? neighbour(after?.items[0]?._id, page + 1) : null);
  return { ...(newer && { newer }), ...(older && { older }) };
}

/** Opens a mail to the sender, about the reference. */
const answerLinkOf = (item: Item, college: string) =>
  mailtoLink(
    String(item[CONTACT_FIELDS.email] ?? ''),
    `${textIn<Submission>(item, 'reference')}, ${college}`,
  );

/** A submission as plain text. Printed, it is one page under the college's name. */
function SubmissionPaper({ type, item }: { type: SubmissionFacts; item: Item }) {
  const { name: college } = useCollege();
  const name = titleOf(type, item);
  const reference = textIn<Submission>(item, 'reference');
  const fields = type.fields.filter((field) => field.name !== type.titleField);

  const shown = (field: string, value: string): ReactNode => {
    if (value === '') return <span className="not-given">{words.notGiven}</span>;
    if (field === CONTACT_FIELDS.phone) return <Telephones linkOf={telLink} typed={value} />;
    const mail = field === CONTACT_FIELDS.email && answerLinkOf(item, college);
    return mail ? <a href={mail}>{value}</a> : value;
  };

  return (
    <article className="paper" aria-labelledby="sender">
      <p className="letterhead">
        <CollegeMark />
        <strong>{college}</strong>
        <span>{type.admin.noun}</span>
      </p>
      {item.isSpam === true && <p className="spam-note">{words.takenForSpam}</p>}
      {item.late === true && <p className="spam-note">{words.lateNote}</p>}
      <h2 id="sender" lang={langOf(name)}>
        {name}
      </h2>
      <dl>
        <div className="short">
          <dt>{words.reference}</dt>
          <dd>{reference}</dd>
        </div>
        <div className="short">
          <dt>{words.received}</dt>
          <dd>
            <time dateTime={item.createdAt}>{formatFull(new Date(item.createdAt))}</time>
          </dd>
        </div>
        {fields.map(({ name: field, label, kind }) => {
          const value = String(item[field] ?? '');
          return (
            <div key={field} className={kind === 'text' ? 'short' : 'long'}>
              <dt>{label}</dt>
              <dd lang={langOf(value)}>{shown(field, value)}</dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}

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
  const { _id, isView } = item;
  const { mutate: setViewed } = useSetViewed(type);
  // Opening it marks it as viewed (requirement 4.2).
  useEffect(() => {
    if (isView === false) setViewed({ id: _id, isView: true });
  }, [_id, isView, setViewed]);
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

/** The actions of an open submission. All but Print return to the list. */
function SubmissionActions({ type, item }: { type: SubmissionFacts; item: Item }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const from = useListParams();
  const [isDeleting, setIsDeleting] = useState(false);
  const view = useSetViewed(type);
  const spam = useSetSpam(type);
  const goBack = () => void navigate(inboxListPath(type, from));
  const mayRemove = useHasDuty(...type.removalDuties);
  const isSpam = item.isSpam === true;
  const isBusy = view.isPending || spam.isPending;
  const answer = answerLinkOf(item, useCollege().name);

  return (
    <div className="submission-actions">
      {answer && (
        <Button component="a" href={answer}>
          {words.answer}
        </Button>
      )}
      <Button
        variant="default"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          const marking = view.mutateAsync({ id: item._id, isView: false });
          marking.then(goBack).then(
            () => toastSuccess(words.markedUnviewed),
            () => {},
          );
        }}
      >
        {words.markUnviewed}
      </Button>
      {mayRemove && (
        <Button
          variant="default"
          aria-disabled={isBusy}
          onClick={() => isBusy || spam.mutate({ id: item._id, isSpam: !isSpam }, { onSuccess: goBack })}
        >
          {isSpam ? words.notSpam : words.spam}
        </Button>
      )}
      <Button variant="default" onClick={() => window.print()}>
        {words.print}
      </Button>
      {mayRemove && (
        <Button variant="default" className="delete" onClick={() => setIsDeleting(true)}>
          {words.remove}
        </Button>
      )}
      <WhoElseMay duties={type.removalDuties}>{words.removal}</WhoElseMay>
      {isDeleting && (
        <DeletionDialog
          {...recordDeletion(queries, type, item, deletionWords.forGood)}
          onClose={() => setIsDeleting(false)}
          onGone={() => {
            goBack();
            void refreshCounts(queries);
          }}
        />
      )}
    </div>
  );
}
