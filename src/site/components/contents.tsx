import { useLangOf, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

export interface ContentsProps {
  /** The parts of the page, in order. */
  sections: readonly { anchor: string; label: string }[];
}

/** 'On this page', from two parts on. */
export function Contents({ sections }: ContentsProps) {
  const words = useWords(inEach);
  const langOf = useLangOf();
  if (sections.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page">{words.onThisPage}</h2>
      <ul>
        {sections.map(({ anchor, label }) => (
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
