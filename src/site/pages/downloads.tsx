import { DownloadList } from '../components/attachments.tsx';
import { Filters, isNarrowed, type ListFilter } from '../components/filters.tsx';
import { Breadcrumb, PageHead } from '../components/page-parts.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { DownloadView, PageFrame } from '../view-models.ts';
import { passageWords } from './passage-words.ts';

interface DownloadsPageProps {
  frame: PageFrame;
  filter: ListFilter;
  /** One group for each category in their order; the last, without a title, has the downloads without one. */
  groups: readonly { title: string; downloads: readonly DownloadView[] }[];
}

export function DownloadsPage({ frame, filter, groups }: DownloadsPageProps) {
  const { links, nothingAmong } = useWords(inEach);
  const { downloads: words } = useWords(passageWords);
  const { langOf } = usePageLanguage();
  const none = isNarrowed(filter) ? nothingAmong : words.none;
  return (
    <Document frame={frame} title={links['/downloads']} indexed={!isNarrowed(filter)}>
      <div className="wrap">
        <Breadcrumb frame={frame} crumbs={[{ label: links['/downloads'] }]} />
        <PageHead heading={links['/downloads']}>
          <p>{groups.length === 0 ? none : words.purpose}</p>
        </PageHead>
        <Filters path="/downloads" filter={filter} />
        {groups.map(({ title, downloads }) => {
          const id = downloads[0]?.id;
          return (
            <section key={title} className="month" aria-labelledby={id}>
              <h2 id={id} lang={langOf(title)}>
                {title || words.other}
              </h2>
              <DownloadList downloads={downloads} />
            </section>
          );
        })}
      </div>
    </Document>
  );
}
