/** What the package does not declare of itself. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** Whose letters are kept. */
    text: string,
    options: {
      targetFormat: 'woff2';
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
