import { type CollegeFacts, neutralCollege } from '../../content/college.ts';

/** The demonstration college: it does not exist, and its telephone rings nowhere. */
export const facts: CollegeFacts = {
  ...neutralCollege,
  name: 'Pipalchaur College',
  motto: 'A small college under an old tree, for people who mean to finish what they begin.',
  phone: '+977-1-5550100',
  extensions: ['23', '24'],
  email: 'office@pipalchaur.example',
  address: 'Pipalchaur, Kathmandu 44600, Nepal',
  mapsUrl: 'https://www.openstreetmap.org/#map=16/27.7090/85.3250',
  plusTwoUrl: 'https://plustwo.pipalchaur.example/',
  journalUrl: 'https://journal.pipalchaur.example/',
  social: [
    { network: 'facebook', url: 'https://www.facebook.example/pipalchaur' },
    { network: 'youtube', url: 'https://www.youtube.example/@pipalchaur' },
  ],
  established: 1998,
};
