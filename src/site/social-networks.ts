import type { CollegeFacts } from '../content/college.ts';

type Network = CollegeFacts['social'][number]['network'];

/** The networks' own names. */
export const networkNames: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};
