const versions = import.meta.glob<string>('../package.json', { eager: true, import: 'version' });

/** The version of this program, such as `1.0.0`: bundled, since a built server need not have the file beside it. */
export const programVersion = Object.values(versions)[0] ?? '';
