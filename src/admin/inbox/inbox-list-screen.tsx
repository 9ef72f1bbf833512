import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Submission } from '../../content/submission.ts';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { Item } from '../../schema/define-type.ts';
import { langOf } from '../../ui/lang-of.ts';
import { searchParamsOf, textIn } from '../api/records.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { WhoElseMay } from '../duties/read-only.tsx';
import { UnviewedIcon, ViewedIcon } from '../icons.tsx';
import { focusTitle, Heading } from '../layout/heading.tsx';
import { TextDetail, Timestamp } from '../list/cell-texts.tsx';
import { useList } from '../list/collection.ts';
import { AddLink, DataList, EmptyList } from '../list/data-list.tsx';
import {
  actionColumn,
  type Column,
  DeleteAction,
  NUMBER,
  RowAction,
  titleColumn,
} from '../list/data-table.tsx';
import { DownloadButton, readFile } from '../list/download-button.tsx';
import { type ListParams, useListParams } from '../list/list-params.ts';
import { recordDeletion } from '../list/record-deletion.tsx';
import { deletionWords, searched } from '../list/words.ts';
import { inboxListPath, submissionPath, titleLabelOf, titleOf } from '../paths.ts';
import { inboxListQuery, inboxQuery, refreshCounts, spamIn } from './inbox-queries.ts';
import { useSetSpam } from './use-flags.ts';
import { exportWords, words } from './words.ts';
import './inbox.css';

/** Submissions, newest first: filtered by details of the sender, paginated, spam apart. The list polls for new ones. */
export function InboxListScreen({ type }: { type: SubmissionFacts }) {
  const queries = useQueryClient();
  const params = useListParams();
  const spam = spamIn(params);
  const list = useList({ page: (asked) => inboxListQuery(type, { ...asked, ...spam }) });
  const { mutate: setSpam } = useSetSpam(type);
  const mayRemove = useHasDuty(...type.removalDuties);
  const tableAs = (ending: 'csv' | 'xlsx') => {
    const name = `${type.plural}.${ending}`;
    return readFile({ path: `/${name}?${searchParamsOf({ q: params.q, ...spam })}` }, name);
  };
  const notSpam = ({ _id }: Item) => setSpam({ id: _id, isSpam: false }, { onSuccess: focusTitle });
  return (
    <>
      <Heading title={type.admin.label}>
        <div className="list-actions">
          {mayRemove &&
            (['csv', 'xlsx'] as const).map((ending) => (
              // All filtered rows, not just the present page.
              <DownloadButton key={ending} read={() => tableAs(ending)}>
                {exportWords[ending]}
              </DownloadButton>
            ))}
          <AddLink to={type.admin.add} />
        </div>
      </Heading>
      <DataList
        list={list}
        className="inbox-table"
        columns={(remove) => [
          ...columnsOf(type, params),
          actionColumn((item, { titleId }) => (
            <>
              <ViewAction
                of={titleId}
                isView={item.isView === true}
                to={submissionPath(type, item._id, params)}
              />
              {mayRemove && spam && (
                <RowAction
                  of={titleId}
                  label={words.notSpam}
                  className="not-spam"
                  onClick={() => notSpam(item)}
                />
              )}
              {mayRemove && <DeleteAction of={titleId} onClick={() => remove(item)} />}
            </>
          )),
        ]}
        look={({ isView }) => ({ 'data-unviewed': !isView || undefined })}
        deletion={(item) => ({
          ...recordDeletion(queries, type, item, deletionWords.forGood),
          onGone() {
            focusTitle();
            void refreshCounts(queries);
          },
        })}
        noun={type.admin.noun}
        searched={searched.sender}
        views={
          <>
            <InboxViews type={type} params={params} />
            <WhoElseMay duties={type.removalDuties}>{words.removal}</WhoElseMay>
          </>
        }
        empty={<EmptyList purpose={spam ? words.spamPurpose : type.admin.purpose} />}
      />
    </>
  );
}

/** The columns of a list of submissions but its actions (requirement 16.6). @param from the list to return to */
const columnsOf = (type: SubmissionFacts, from: ListParams): readonly Column<Item>[] => [
  NUMBER,
  titleColumn<Item>({
    label: titleLabelOf(type),
    title: (item) => titleOf(type, item),
    to: ({ _id }) => submissionPath(type, _id, from),
    detail: (item) => <TextDetail text={detailOf(type, item)} />,
  }),
  ...type.fields
    .filter(({ name }) => type.admin.listed.includes(name))
    .map(({ name, label }) => ({
      name: 'listed',
      label,
      attributes: (item: Item) => ({ lang: langOf(String(item[name])) }),
      cell: (item: Item) => String(item[name]),
    })),
  {
    name: 'received',
    label: words.received,
    cell: ({ createdAt, late }, { now }) => (
      <>
        <Timestamp at={createdAt} now={now} />
        {late === true && <strong className="late">{words.late}</strong>}
      </>
    ),
  },
  { name: 'reference', label: words.reference, cell: (item) => textIn<Submission>(item, 'reference') },
];

/** The first of the declared fields that was filled in. */
const detailOf = (type: SubmissionFacts, item: Item) =>
  type.admin.detail.map((name) => String(item[name] ?? '')).find((text) => text.trim() !== '') ?? '';

/** Opens a submission: by an eye if unviewed, an opened letter if viewed (requirement 16.6). */
function ViewAction({ of, isView, to }: { of: string; isView: boolean; to: string }) {
  const state = isView ? words.viewed : words.unviewed;
  const id = `${of}-viewed`;
  const Icon = isView ? ViewedIcon : UnviewedIcon;
  return (
    <RowAction
      of={`${of} ${id}`}
      label={words.view}
      icon={
        <span id={id} className="view-icon" title={state}>
          <Icon title={state} />
        </span>
      }
      // The icon says by its own title whether it was viewed.
      title={undefined}
      to={to}
    />
  );
}

/** Links to the spam of a list, if there is any, and back. */
function InboxViews({ type, params }: { type: SubmissionFacts; params: ListParams }) {
  const { data } = useQuery(inboxQuery);
  const count = data?.submissions[type.name]?.spam ?? 0;
  const { q } = params;
  if (spamIn(params))
    return (
      <p className="inbox-views">
        <strong>{words.spam}</strong>{' '}
        <Link to={inboxListPath(type, { q })}>{words.backTo(type.admin.label)}</Link>
      </p>
    );
  if (count === 0) return null;
  return (
    <p className="inbox-views">
      <Link to={inboxListPath(type, { q, more: { spam: 'true' } })}>{words.inSpam(count)}</Link>
    </p>
  );
}
