/** Longest description or caption in the library, as of the alt texts that it is put into, and longest name. */
export const MAX_DESCRIPTION = 300;
export const MAX_LINE = 200;

/** Points on either axis of a picture, of which one stays in sight; the middle by default. */
export const FOCUS_POINTS = 5;
export const MIDDLE = 2;

/** Filters of the pictures and documents in the library. */
export const LIBRARY_FILTERS = ['unused', 'undescribed', 'draft-only'] as const;
export type LibraryFilter = (typeof LIBRARY_FILTERS)[number];

/** What uses a file: a record in this state, or only former versions of one. */
export const USE_STATES = ['live', 'draft', 'scheduled', 'ended', 'trash', 'version'] as const;
export type UseState = (typeof USE_STATES)[number];

/** What the library knows of every file. */
export interface LibraryFile {
  /** The first 24 hexadecimal characters of its file's name. */
  _id: string;
  path: string;
  bytes: number;
  name: string;
  /** How many records use it, besides former versions; the settings count as one. */
  uses: number;
  createdAt: string;
}

export type LibraryPicture = LibraryFile &
  Record<'alt' | 'alt_ne' | 'caption' | 'caption_ne' | 'credit', string> & {
    width: number;
    height: number;
    /** The point that stays in sight where edges are cut off, from 0 to 4 from the left and from the top. */
    focus: [x: number, y: number];
  };

export type LibraryDocument = LibraryFile & Record<'title' | 'title_ne', string>;

/** The files of the library by their kind. */
export interface LibraryFiles {
  picture: LibraryPicture;
  document: LibraryDocument;
}
export type LibraryKind = keyof LibraryFiles;
export type LibraryEntry = LibraryFiles[LibraryKind];

/** Where a file is used. */
export interface FileUse {
  /** Name of a content type, or 'settings'. */
  type: string;
  id: string;
  title: string;
  /** The field that names it. */
  field: string;
  /** Of the record, if it names the file as it is; 'draft' or 'scheduled' if its draft does, 'version' if none but these. */
  state: UseState;
}
