import { useQuery } from '@tanstack/react-query';
import { linksIn } from '../../content/menu.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { menuQuery } from './menu-queries.ts';
import { inMenuWords } from './words.ts';

/** Says before records are taken away that they stand in the menu (requirement 43.45). */
export function InMenu({ type, ids }: { type: string; ids: readonly string[] }) {
  const { data } = useQuery({ ...menuQuery, enabled: useHasDuty('publisher') });
  const links = data ? linksIn(data.menu) : [];
  const isAny = links.some(({ target }) => 'id' in target && target.type === type && ids.includes(target.id));
  if (!isAny) return null;
  return <p>{ids.length === 1 ? inMenuWords.one : inMenuWords.some}</p>;
}
