/** Social networks on which a college may have a page, in the order in which they are shown. */
export const NETWORKS = ['facebook', 'instagram', 'youtube', 'linkedin'] as const;
export type Network = (typeof NETWORKS)[number];

/** A number that staff see on their dashboard (decision D7). */
export interface Box {
  name: string;
  count: number;
}

/** What the college says of itself on every page (decisions D10, D20). The college changes it without touching code. */
export interface CollegeFacts {
  name: string;
  /** One sentence under the name. */
  motto: string;
  phone: string;
  extensions: readonly string[];
  /** Empty where the college wants none published. */
  email: string;
  address: string;
  mapsUrl: string;
  plusTwoUrl: string;
  journalUrl: string;
  social: readonly { network: Network; url: string }[];
  /** The year in which it was founded; null where it does not say. */
  established: number | null;
  copyrightYear: number;
  /** The seven boxes of the dashboard, always all of them and in this order. */
  boxes: readonly Box[];
}

/** What stands on the pages until the college says otherwise. */
export const neutralCollege: CollegeFacts = {
  name: 'Our College',
  motto: 'Welcome to our college in Kathmandu.',
  phone: '',
  extensions: ['23', '24'],
  email: '',
  address: 'Kathmandu, Nepal',
  mapsUrl: '',
  plusTwoUrl: '',
  journalUrl: '',
  social: [],
  established: null,
  copyrightYear: 2023,
  boxes: [
    { name: 'Users', count: 100 },
    { name: 'Subjects', count: 20 },
    { name: 'Teachers', count: 4 },
    { name: 'Academics', count: 10 },
    { name: 'Notes', count: 1000 },
    { name: 'Events', count: 10 },
    { name: 'Questions', count: 100 },
  ],
};
