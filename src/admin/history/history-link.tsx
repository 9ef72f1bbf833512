import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { pathsOf } from '../paths.ts';
import { words } from './words.ts';

/** Leads from a record's form to its history. */
export function HistoryLink({ type, item }: { type: TypeFacts; item: Item }) {
  const mayWrite = useHasDuty('author');
  if (!type.drafts || !mayWrite) return null;
  return <Link to={pathsOf(type).history(item)}>{words.link}</Link>;
}
