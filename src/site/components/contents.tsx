import { langOf } from '../../ui/lang-of.ts';

export interface ContentsProps {
  /** What stands on the page, in its order. */
  places: readonly { anchor: string; label: string }[];
}

/** 'On this page': only where there is a choice. */
export function Contents({ places }: ContentsProps) {
  if (places.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>
        {places.map(({ anchor, label }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={langOf(label)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
