import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import type { Adjacent } from '../view-models.ts';

/** Links to the next newer and older entry. @param props.label accessible name of the navigation */
export function AdjacentEntries({
  adjacent: { newer, older },
  label,
}: {
  adjacent: Adjacent;
  label: string;
}) {
  if (!newer && !older) return null;
  return (
    <nav className="adjacent-entries" aria-label={label}>
      {newer && (
        <a href={newer.href} rel="prev">
          <span>
            <Icon name="back" /> Newer
          </span>{' '}
          <strong lang={langOf(newer.title)}>{newer.title}</strong>
        </a>
      )}
      {older && (
        <a className="adjacent-older" href={older.href} rel="next">
          <span>
            Older <Icon name="forward" />
          </span>{' '}
          <strong lang={langOf(older.title)}>{older.title}</strong>
        </a>
      )}
    </nav>
  );
}
