import type { SectionKind, SectionOf } from '../../schema/section.ts';
import type { AlbumView, DownloadView, Entry, PageFrame, PersonView, Picture } from '../view-models.ts';

/** What a section of a kind is shown with: its values in the page's language, and what they lead to. */
export type SectionProps<K extends SectionKind = SectionKind> = SectionOf<K> & Shown;

export interface Shown {
  id: string;
  kind: string;
  frame: PageFrame;
  /** A stored picture with the library's description; null for one that is not stored any more. */
  pictureOf(path: string | null): Picture | null;
  /** What `latest` shows. */
  entries: readonly Entry[];
  albums: readonly AlbumView[];
  /** What `downloads` shows. */
  files: readonly DownloadView[];
  /** What `people` shows. */
  staff: readonly PersonView[];
}

/** A section before its page's frame is known, of any kind: its values are those of its kind in the page's language. */
export type SectionView = Omit<Shown, 'frame'> & { heading?: unknown };
