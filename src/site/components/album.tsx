import type { AlbumView } from '../album-views.ts';
import { useAddress, useDigits, useLangOf, useWords } from '../language.tsx';
import { Day, NewMark, PinnedMark } from './day.tsx';
import { COLUMN, Picture } from './picture.tsx';
import { words as inEach } from './words.ts';

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
export function useCountOf(): (album: AlbumView) => string {
  const { pictures } = useWords(inEach);
  const digits = useDigits();
  return ({ count }) => {
    if (count === 0) return pictures.none;
    return count === 1 ? pictures.one : pictures.many(digits(count));
  };
}

/** An album in a list. The cover is decorative, since the title says what it shows. */
export function Album({ album, today, weight = 'card', level = 2, first = false }: AlbumProps) {
  const to = useAddress();
  const langOf = useLangOf();
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
