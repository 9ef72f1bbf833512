import { Link } from 'react-router';
import { langOf } from '../../ui/lang-of.ts';
import { OPENS_ROW } from './use-row-keys.ts';

/**
 * The title of a record in its list, in the language of its script, which opens it. Tab passes it by: it leads where
 * the row's icon does, and would be one more stop in every row.
 */
export function RowTitle({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="row-title" lang={langOf(children)} tabIndex={-1} {...OPENS_ROW}>
      {children}
    </Link>
  );
}
