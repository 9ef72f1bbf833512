import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useAddress, useWords } from '../language.tsx';
import type { SorryPageProps } from '../message-view-models.ts';
import { errorWords } from './words.ts';

/** The page for server errors. */
export function SorryPage({ frame, message }: SorryPageProps) {
  const words = useWords(errorWords);
  const { goHome } = useWords(inEach);
  const to = useAddress();
  return (
    <Document styles="search-and-errors" frame={frame} title={words.sorry} indexed={false}>
      <div className="wrap not-found">
        <p className="not-found-code" aria-hidden="true">
          …
        </p>
        <div>
          <h1>{words.sorry}</h1>
          <p>{message}</p>
          <p>
            <a href={to('/')}>{goHome}</a>
          </p>
        </div>
      </div>
    </Document>
  );
}
