import { PageButtons } from '../components/call-to-action.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useWords } from '../language.tsx';
import type { NotFoundPageProps } from '../message-view-models.ts';
import { previewEndedWords } from './words.ts';

/** The page at the link of a preview that has ended. */
export function PreviewEndedPage({ frame }: NotFoundPageProps) {
  const words = useWords(previewEndedWords);
  const { goHome } = useWords(inEach);
  return (
    <Document styles="search-and-errors" frame={frame} title={words.heading} indexed={false}>
      <div className="wrap not-found ended">
        <div>
          <h1>{words.heading}</h1>
          <p>{words.text}</p>
          <PageButtons links={[{ label: goHome, href: '/' }]} />
        </div>
      </div>
    </Document>
  );
}
