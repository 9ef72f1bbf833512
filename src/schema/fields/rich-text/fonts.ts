/** The editor's fonts and sizes; the names appear literally in the editor and in class names. */
export const fonts = [
  'arial',
  'comic-sans',
  'courier-new',
  'georgia',
  'helvetica',
  'Inter',
  'lucida',
] as const;
export const sizes = ['extra-small', 'small', 'medium', 'large'] as const;

export type Font = (typeof fonts)[number];

export const fontClass = (font: string) => `ql-font-${font}`;
export const sizeClass = (size: string) => `ql-size-${size}`;

/** Class name → whether it chooses a font or a size. */
const kindOfClass: ReadonlyMap<string, 'font' | 'size'> = new Map([
  ...fonts.map((font) => [fontClass(font), 'font'] as const),
  ...sizes.map((size) => [sizeClass(size), 'size'] as const),
]);

/** The font and size classes in `className`: the first of each. */
export function styleClassesIn(className: string): string[] {
  const found = new Map<'font' | 'size', string>();
  for (const name of className.split(/\s+/)) {
    const kind = kindOfClass.get(name);
    if (kind && !found.has(kind)) found.set(kind, name);
  }
  return [...found.values()];
}
