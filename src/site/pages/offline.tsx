import { TelephoneLink } from '../components/contact-lines.tsx';
import { Document } from '../document.tsx';
import { useWords } from '../language.tsx';
import { offlinePageWords } from '../offline/in-each.ts';
import type { PageFrame } from '../view-models.ts';

/** The page in place of one that is not kept. The service worker fills the list (src/site/offline/worker.ts). */
export function OfflinePage({ frame }: { frame: PageFrame }) {
  const { college } = frame;
  const words = useWords(offlinePageWords);
  return (
    <Document styles="search-and-errors" frame={frame} title={words.title} indexed={false} chat={false}>
      <div className="wrap not-found">
        <p className="not-found-code" aria-hidden="true">
          …
        </p>
        <div>
          <h1>{words.heading}</h1>
          <p>{words.advice}</p>
          {college.phone && (
            <p>
              {words.call}
              <TelephoneLink phone={college.phone} />
            </p>
          )}
          <h2>{words.kept}</h2>
          <ul className="kept-pages" />
        </div>
      </div>
    </Document>
  );
}
