import { useRef } from 'react';
import { Link } from 'react-router';
import type { SubmissionFacts } from '../../content/submission-facts.ts';
import type { ListAddress } from '../list/list-address.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { recordAddressOf } from './addresses.ts';
import { type Place, useNeighbours } from './use-neighbours.ts';

/** The ways to the submissions before and after this one in its list. */
export function Neighbours({ type, from }: { type: SubmissionFacts; from: ListAddress }) {
  const { newer, older } = useNeighbours(type, from);
  const ways = useRef<HTMLSpanElement>(null);
  const follow = (rel: string) => ways.current?.querySelector<HTMLElement>(`[rel="${rel}"]`)?.click();
  useShortcut('j', 'Older', () => follow('next'));
  useShortcut('k', 'Newer', () => follow('prev'));
  const to = ({ id, from: list }: Place) => recordAddressOf(type, id, list);
  return (
    <span className="neighbours" ref={ways}>
      {newer && (
        <Link to={to(newer)} rel="prev">
          Newer
        </Link>
      )}
      {older && (
        <Link to={to(older)} rel="next">
          Older
        </Link>
      )}
    </span>
  );
}
