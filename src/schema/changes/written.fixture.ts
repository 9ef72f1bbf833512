import type { Run } from './changes.ts';

/** Runs as text: `[-removed-]`, `[+added+]`. */
export const written = (runs: readonly Run[]) =>
  runs
    .map(({ what, text }) => (what === 'removed' ? `[-${text}-]` : what === 'added' ? `[+${text}+]` : text))
    .join('');
