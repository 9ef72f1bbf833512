import { langOf } from '../lang-of.ts';
import type { Programme } from '../model.ts';

/** Programmes by name, each a link to its page. */
export function Programmes({ programmes }: { programmes: readonly Programme[] }) {
  return (
    <ul className="programmes">
      {programmes.map(({ id, title, fullName, href }) => (
        <li key={id}>
          <a href={href} lang={langOf(title)}>
            {title}
          </a>
          {fullName && <span lang={langOf(fullName)}>{fullName}</span>}
        </li>
      ))}
    </ul>
  );
}
