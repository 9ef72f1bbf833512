import type { GalleryListPageProps } from '../album-views.ts';
import { Album } from '../components/album.tsx';
import { PageHead } from '../components/page-head.tsx';
import { adjacentPages, Pagination, titleOfPart } from '../components/pagination.tsx';
import { Document } from '../document.tsx';

export function GalleryListPage({ frame, albums, page, pages, total }: GalleryListPageProps) {
  const position = { path: '/gallery', page, pages };
  const lead = albums.slice(0, page === 1 ? 1 : 0);
  const others = albums.slice(lead.length);
  return (
    <Document
      styles="album"
      frame={frame}
      title={titleOfPart('Gallery', page)}
      picture={albums[0]?.pictures[0] ?? null}
      {...adjacentPages(position)}
    >
      <div className="wrap">
        <PageHead heading="Gallery">
          <p>
            {total === 0
              ? 'Days worth remembering are kept here in pictures. There is no album yet.'
              : 'The college in pictures: its days, its people, its places.'}
          </p>
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
