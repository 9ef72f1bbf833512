import { Icon } from '../../ui/icon.tsx';
import { useAddress, useLangOf, useWords } from '../language.tsx';
import type { Adjacent } from '../view-models.ts';
import { words as inEach } from './words.ts';

/** Links to the next newer and older entry. @param props.label accessible name of the navigation */
export function AdjacentEntries({
  adjacent: { newer, older },
  label,
}: {
  adjacent: Adjacent;
  label: string;
}) {
  const words = useWords(inEach);
  const to = useAddress();
  const langOf = useLangOf();
  if (!newer && !older) return null;
  return (
    <nav className="adjacent-entries" aria-label={label}>
      {newer && (
        <a href={to(newer.href)} rel="prev">
          <span>
            <Icon name="back" /> {words.newer}
          </span>{' '}
          <strong lang={langOf(newer.title)}>{newer.title}</strong>
        </a>
      )}
      {older && (
        <a className="adjacent-older" href={to(older.href)} rel="next">
          <span>
            {words.older} <Icon name="forward" />
          </span>{' '}
          <strong lang={langOf(older.title)}>{older.title}</strong>
        </a>
      )}
    </nav>
  );
}
