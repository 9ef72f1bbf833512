import type { Tables } from './tables.ts';

/** The row of a picture of which nothing is told. */
export const pictureRow = (path: string, more: Partial<Tables['picture']> = {}): Tables['picture'] => ({
  path,
  width: 9,
  height: 9,
  color: '#000000',
  widths: '[]',
  bytes: 0,
  createdAt: '',
  unusedSince: null,
  name: '',
  alt: '',
  alt_ne: '',
  caption: '',
  caption_ne: '',
  credit: '',
  focusX: null,
  focusY: null,
  digest: '',
  kept: 0,
  usedAt: '',
  folded: '',
  ...more,
});
