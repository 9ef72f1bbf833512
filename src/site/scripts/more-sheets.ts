/**
 * Fetches the style sheets that pages of other kinds have, so that going there waits for none: as soon as somebody moves
 * on this page, since who only reads it and leaves would pay for them in vain.
 */
import { link } from './link.ts';
import { savesData } from './saves-data.ts';

const fetchThem = () => {
  const { sheets } = document.body.dataset;
  if (!sheets || savesData()) return;
  delete document.body.dataset.sheets;
  for (const href of sheets.split(' ')) link('prefetch', href).catch(() => {});
};

// Not what a browser may say by itself while a page comes: that it was scrolled, or that the pointer stands over it.
for (const move of ['pointermove', 'pointerdown', 'keydown']) addEventListener(move, fetchThem);
