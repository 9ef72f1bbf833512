/** The package has no declarations. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters to keep; undefined with `keepAllGlyphs`. */
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
