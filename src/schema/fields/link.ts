import type { Field, LabelOptions } from '../field.ts';
import { storedIdOf } from '../stored-names.ts';
import { anyLink } from './formats.ts';
import { text } from './text.ts';

const pathIn = (link: string) => link.split('#', 1)[0] ?? '';

/** Where something leads: an address, or a file of the library, of which it is a use. */
export const link = (label: string, { ne }: LabelOptions): Field<string, 'text'> => ({
  ...text(label, { ne, max: 2000, format: anyLink, isKeywordOnly: true }),
  filesIn: (to) => [pathIn(to)].filter((path) => storedIdOf(path) !== null),
  replaceFile: (to, path, by) => (pathIn(to) === path ? (by?.path ?? '') : to),
});
