import { Document } from '../document.tsx';
import type { SorryPageProps } from '../message-view-models.ts';

/** The page for server errors. */
export function SorryPage({ frame, message }: SorryPageProps) {
  return (
    <Document styles="search-and-errors" frame={frame} title="Something went wrong" indexed={false}>
      <div className="wrap not-found">
        <p className="not-found-code" aria-hidden="true">
          …
        </p>
        <div>
          <h1>Something went wrong</h1>
          <p>{message}</p>
          <p>
            <a href="/">Go to the home page</a>
          </p>
        </div>
      </div>
    </Document>
  );
}
