/**
 * Some tests hold for every page, type or screen. `npm test` runs them for representatives, so that it ends within
 * minutes; `npm run proof -- matrix` runs them for every one.
 */
const isWhole = process.env.WHOLE_MATRIX === '1';

/** @returns `all` in the proof `matrix`, the representatives otherwise */
export const inMatrix = <T>(representatives: readonly T[], all: readonly T[]): readonly T[] =>
  isWhole ? all : representatives;
