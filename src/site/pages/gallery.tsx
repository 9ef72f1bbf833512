import { Day, NewMark, PinnedMark } from '../components/day.tsx';
import { Breadcrumb, More, PageHead } from '../components/page-parts.tsx';
import { Pagination } from '../components/pagination.tsx';
import { PhotoGrid } from '../components/photo-grid.tsx';
import { COLUMN, Picture } from '../components/picture.tsx';
import { words as inEach } from '../components/words.ts';
import { Document } from '../document.tsx';
import { dayInWords } from '../kathmandu-day.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import type { AlbumView, GalleryListPageProps, GalleryPageProps } from '../view-models.ts';
import { entryWords } from './entry-words.ts';

export function GalleryPage({ frame, album, slug, others }: GalleryPageProps) {
  const { title, publishedAt, pictures } = album;
  const { gallery: words } = useWords(entryWords);
  const { links } = useWords(inEach);
  const { language, langOf } = usePageLanguage();
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
          crumbs={[{ label: links['/gallery'], href: '/gallery' }, { label: slug }]}
        />
        <header className="gallery-head">
          <h1 lang={langOf(title)}>{title}</h1>
          <p className="album-facts">
            <span>{countOf(album)}</span> <Day of={publishedAt} />{' '}
            <NewMark of={publishedAt} today={frame.today} />
          </p>
        </header>
        {pictures.length > 0 ? (
          <PhotoGrid first pictures={pictures} of={album.id} lightbox={frame.assets.islands?.lightbox?.src} />
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
          <More href="/gallery">{words.all}</More>
        </aside>
      </div>
    </Document>
  );
}

export function GalleryListPage({ frame, albums, page, pages, total }: GalleryListPageProps) {
  const { gallery: words } = useWords(entryWords);
  const { links } = useWords(inEach);
  const position = { path: '/gallery', page, pages };
  const lead = albums.slice(0, page === 1 ? 1 : 0);
  const others = albums.slice(lead.length);
  return (
    <Document
      styles="album"
      frame={frame}
      title={links['/gallery']}
      position={position}
      picture={albums[0]?.pictures[0] ?? null}
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

interface AlbumProps {
  album: AlbumView;
  today: string;
  /** 'lead' shows more of its pictures. */
  weight?: 'lead' | 'card';
  level?: 2 | 3;
  /** True for the first album of a page, whose cover loads eagerly. */
  first?: boolean;
}

const sizes = {
  lead: `(min-width: 75rem) 50rem, (min-width: 40rem) 66vw, ${COLUMN}`,
  secondary: '(min-width: 75rem) 25rem, (min-width: 40rem) 33vw, 50vw',
  card: `(min-width: 75rem) 37rem, (min-width: 40rem) 48vw, ${COLUMN}`,
};

/** @returns a function that says how many pictures an album has */
function useCountOf(): (album: AlbumView) => string {
  const { pictures } = useWords(inEach);
  const { digits } = usePageLanguage();
  return ({ count }) => {
    if (count === 0) return pictures.none;
    return count === 1 ? pictures.one : pictures.many(digits(count));
  };
}

/** An album in a list. The cover is decorative, since the title says what it shows. */
export function Album({ album, today, weight = 'card', level = 2, first = false }: AlbumProps) {
  const { to, langOf } = usePageLanguage();
  const countOf = useCountOf();
  const [cover, ...more] = album.pictures.map((picture) => ({ ...picture, alt: '' }));
  const secondary = weight === 'lead' && more.length > 1 ? more.slice(0, 2) : [];
  const Heading = `h${level}` as const;
  return (
    <article className={`album album-${weight}`}>
      <div className={secondary.length > 0 ? 'album-covers album-covers-three' : 'album-covers'}>
        <Picture picture={cover ?? null} of={album.id} sizes={sizes[weight]} first={first} />
        {secondary.map((picture) => (
          <Picture key={picture.path} picture={picture} of={album.id} sizes={sizes.secondary} />
        ))}
      </div>
      <div className="album-words">
        <Heading className="entry-title">
          <a href={to(album.href)} lang={langOf(album.title)}>
            {album.title}
          </a>{' '}
          <PinnedMark of={album} />
          <NewMark of={album.publishedAt} today={today} />
        </Heading>
        <p className="album-facts">
          <span>{countOf(album)}</span> <Day of={album.publishedAt} />
        </p>
      </div>
    </article>
  );
}
