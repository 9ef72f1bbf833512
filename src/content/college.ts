/** What the college says of itself on every page (decisions D10, D20). The college changes it without touching code. */
export interface CollegeFacts {
  name: string;
  /** One sentence under the name. */
  motto: string;
  phone: string;
  extensions: readonly string[];
  address: string;
  mapsUrl: string;
  plusTwoUrl: string;
  journalUrl: string;
  social: readonly { network: 'facebook' | 'instagram' | 'youtube' | 'linkedin'; url: string }[];
  copyrightYear: number;
}

/** What stands on the pages until the college says otherwise. */
export const neutralCollege: CollegeFacts = {
  name: 'Our College',
  motto: 'Welcome to our college in Kathmandu.',
  phone: '',
  extensions: ['23', '24'],
  address: 'Kathmandu, Nepal',
  mapsUrl: '',
  plusTwoUrl: '',
  journalUrl: '',
  social: [],
  copyrightYear: 2023,
};
