import type { PageFrame, Picture } from './view-models.ts';

/** An album in a list. */
export interface AlbumView {
  id: string;
  title: string;
  /** Whether staff have pinned it to the top of the list. */
  isPinned: boolean;
  href: string;
  publishedAt: string;
  /** Number of pictures in the album. */
  count: number;
  /** Its first pictures, for lists. */
  pictures: readonly Picture[];
}

export interface GalleryListPageProps {
  frame: PageFrame;
  albums: readonly AlbumView[];
  page: number;
  pages: number;
  total: number;
}

export interface GalleryPageProps {
  frame: PageFrame;
  /** With all its pictures. */
  album: AlbumView;
  slug: string;
  /** Other recent albums. */
  others: readonly AlbumView[];
}
