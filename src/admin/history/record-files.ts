import type { FieldValues } from '../api/versions.ts';

/** The paths in a picture field's value: of one picture, or of a list. */
export function pathsIn(value: unknown): string[] {
  return [value].flat().filter((path): path is string => typeof path === 'string' && path !== '');
}

const PATH = /\/uploads\/[0-9a-f]{32}\.[a-z]+/g;

/** All files that a record names anywhere in its values; they are public while it is live. */
export function filesIn(record: FieldValues | null): ReadonlySet<string> {
  return new Set(JSON.stringify(record ?? {}).match(PATH));
}
