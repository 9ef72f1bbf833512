import type { Font } from '../../schema/fields/rich-text/fonts.ts';

/** What the editor's newer tools say. */
export const alignWords = { left: 'Align left', center: 'Align centre', right: 'Align right' } as const;

export const fillWords = {
  name: 'Fill the window',
  /** @param keys as on this keyboard, 'Ctrl + Shift + F' */
  tip: (keys: string) => `Fill the window (${keys}, back with Esc)`,
} as const;

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
