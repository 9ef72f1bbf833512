import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import type { SubmissionFacts } from '../../content/submissions.ts';
import type { ListParams } from '../list/list-params.ts';
import { submissionPath } from '../paths.ts';
import { PAGE_SIZE } from '../queries.ts';
import { useShortcut } from '../shortcuts/shortcut-registry.ts';
import { inboxListQuery, spamIn } from './inbox-queries.ts';
import { words } from './words.ts';

/** Links to the previous and next submission of the list. */
export function Neighbours({ type, from }: { type: SubmissionFacts; from: ListParams }) {
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
