import type { Font } from '../../schema/fields/rich-text/fonts.ts';

/** The stored name of each font → the name by which it is known. */
export const fontNames: Readonly<Record<Font, string>> = {
  arial: 'Arial',
  'comic-sans': 'Comic Sans',
  'courier-new': 'Courier New',
  georgia: 'Georgia',
  helvetica: 'Helvetica',
  Inter: 'Inter',
  lucida: 'Lucida',
};
