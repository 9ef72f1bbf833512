import { langOf } from '../../ui/lang-of.ts';
import type { Programme } from '../view-models.ts';

export interface ProgrammesProps {
  programmes: readonly Programme[];
  /** Path of the current page, which may be a programme's. */
  path?: string;
}

/** A list of programmes, each a link to its page. */
export function Programmes({ programmes, path }: ProgrammesProps) {
  return (
    <ul className="programmes">
      {programmes.map(({ id, title, fullName, href }) => (
        <li key={id}>
          <a href={href} lang={langOf(title)} aria-current={href === path ? 'page' : undefined}>
            {title}
          </a>
          {fullName && <span lang={langOf(fullName)}>{fullName}</span>}
        </li>
      ))}
    </ul>
  );
}
