import { usePageLanguage } from '../language.tsx';
import type { Programme } from '../view-models.ts';

interface ProgrammesProps {
  programmes: readonly Programme[];
  /** Path of the current page, which may be a programme's. */
  path?: string;
}

/** A list of programmes, each a link to its page. */
export function Programmes({ programmes, path }: ProgrammesProps) {
  const { to, langOf } = usePageLanguage();
  return (
    <ul className="programmes">
      {programmes.map(({ id, title, fullName, href }) => (
        <li key={id}>
          <a href={to(href)} lang={langOf(title)} aria-current={href === path ? 'page' : undefined}>
            {title}
          </a>
          {fullName && <span lang={langOf(fullName)}>{fullName}</span>}
        </li>
      ))}
    </ul>
  );
}
