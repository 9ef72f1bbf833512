import type { GalleryPageProps } from '../album-views.ts';
import { Album, useCountOf } from '../components/album.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Day, NewMark } from '../components/day.tsx';
import { PhotoGrid } from '../components/photo-grid.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { dayInWords } from '../kathmandu-day.ts';
import { useAddress, useLangOf, useLanguage, useWords } from '../language.tsx';
import { galleryWords } from './gallery-words.ts';

export function GalleryPage({ frame, album, slug, others }: GalleryPageProps) {
  const { title, publishedAt, pictures } = album;
  const words = useWords(galleryWords);
  const { links } = useWords(inEach);
  const language = useLanguage();
  const langOf = useLangOf();
  const to = useAddress();
  const countOf = useCountOf();
  const description = words.description(title, countOf(album), dayInWords(publishedAt, language));
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
          crumbs={[
            { label: links['/'], href: '/' },
            { label: links['/gallery'], href: '/gallery' },
            { label: slug },
          ]}
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
          <p className="gallery-empty">{words.empty}</p>
        )}
        <aside className="other-albums" aria-labelledby="other-albums">
          <h2 id="other-albums" className="section-title">
            {others.length > 0 ? words.others : words.more}
          </h2>
          {others.length > 0 && (
            <div className="albums">
              {others.map((other) => (
                <Album key={other.id} album={other} today={frame.today} level={3} />
              ))}
            </div>
          )}
          <a className="more" href={to('/gallery')}>
            {words.all}
          </a>
        </aside>
      </div>
    </Document>
  );
}
