import { PageButtons } from '../components/call-to-action.tsx';
import { Document } from '../document.tsx';
import type { NotFoundPageProps } from '../message-view-models.ts';
import { previewEndedWords as words } from './words.ts';

/** The page at the link of a preview that has ended. */
export function PreviewEndedPage({ frame }: NotFoundPageProps) {
  return (
    <Document styles="search-and-errors" frame={frame} title={words.heading} indexed={false}>
      <div className="wrap not-found ended">
        <div>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
          <PageButtons links={[{ label: words.home, href: '/' }]} />
        </div>
      </div>
    </Document>
  );
}
