import type { GalleryListPageProps } from '../album-views.ts';
import { Album } from '../components/album.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, useTitleOfPart } from '../components/pagination.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { useWords } from '../language.tsx';
import { galleryWords } from './gallery-words.ts';

export function GalleryListPage({ frame, albums, page, pages, total }: GalleryListPageProps) {
  const words = useWords(galleryWords);
  const { links } = useWords(inEach);
  const titleOfPart = useTitleOfPart();
  const position = { path: '/gallery', page, pages };
  const lead = albums.slice(0, page === 1 ? 1 : 0);
  const others = albums.slice(lead.length);
  return (
    <Document
      styles="album"
      frame={frame}
      title={titleOfPart(links['/gallery'], page)}
      picture={albums[0]?.pictures[0] ?? null}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading={links['/gallery']}>
          <p>{total === 0 ? words.none : words.purpose}</p>
        </PageHead>
        {lead.map((album) => (
          <Album key={album.id} album={album} today={frame.today} weight="lead" first />
        ))}
        {others.length > 0 && (
          <div className="albums">
            {others.map((album, at) => (
              <Album key={album.id} album={album} today={frame.today} first={lead.length + at === 0} />
            ))}
          </div>
        )}
        <Pagination {...position} />
      </div>
    </Document>
  );
}
