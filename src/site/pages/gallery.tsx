import { langOf } from '../../ui/lang-of.ts';
import type { GalleryPageProps } from '../album-views.ts';
import { Album, countOf } from '../components/album.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Day, NewMark } from '../components/day.tsx';
import { PhotoGrid } from '../components/photo-grid.tsx';
import { Document } from '../document.tsx';
import { kathmanduDay } from '../kathmandu-day.ts';

export function GalleryPage({ frame, album, slug, others }: GalleryPageProps) {
  const { title, publishedAt, pictures } = album;
  const description = `${title}: ${countOf(album)}, ${kathmanduDay(publishedAt).long}.`;
  return (
    <Document
      styles="album"
      frame={frame}
      title={title}
      description={description}
      picture={pictures[0] ?? null}
      script="album"
    >
      <div className="wrap gallery-page">
        <Breadcrumb
          frame={frame}
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Gallery', href: '/gallery' }, { label: slug }]}
        />
        <header className="gallery-head">
          <h1 lang={langOf(title)}>{title}</h1>
          <p className="album-facts">
            <span>{countOf(album)}</span> <Day of={publishedAt} />{' '}
            <NewMark of={publishedAt} today={frame.today} />
          </p>
        </header>
        {pictures.length > 0 ? (
          <PhotoGrid pictures={pictures} of={album.id} lightbox={frame.assets.islands?.lightbox?.src} />
        ) : (
          <p className="gallery-empty">The pictures of this album are not here yet. Please come back soon.</p>
        )}
        <aside className="other-albums" aria-labelledby="other-albums">
          <h2 id="other-albums" className="section-title">
            {others.length > 0 ? 'Other albums' : 'More pictures'}
          </h2>
          {others.length > 0 && (
            <div className="albums">
              {others.map((other) => (
                <Album key={other.id} album={other} today={frame.today} level={3} />
              ))}
            </div>
          )}
          <a className="more" href="/gallery">
            All albums
          </a>
        </aside>
      </div>
    </Document>
  );
}
