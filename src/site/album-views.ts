import type { PageFrame, Picture } from './view-models.ts';

/** An album in a list. */
export interface AlbumView {
  id: string;
  title: string;
  /** Whether it stands first on the list by the wish of staff. */
  isPinned: boolean;
  href: string;
  publishedAt: string;
  /** Number of pictures in the album. */
  count: number;
  /** Its first pictures, as many as a list shows. */
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
