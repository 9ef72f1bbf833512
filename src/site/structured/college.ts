import type { CollegeOrUniversity } from 'schema-dts';
import type { PageFrame } from '../view-models.ts';

/** Where the college itself is described; other pages' data refers to it by this id. */
export function collegeId(frame: PageFrame): string {
  return new URL('/#college', frame.canonical).href;
}

/** The college as whoever published, offers or takes part in something. */
export function collegeAsParty(frame: PageFrame): Exclude<CollegeOrUniversity, string> {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': collegeId(frame),
    name: frame.college.name,
    url: new URL('/', frame.canonical).href,
  };
}

/** The college for search engines: name, place, ways to reach it, its pages elsewhere. */
export function collegeData(frame: PageFrame, logo: string): Exclude<CollegeOrUniversity, string> {
  const { college } = frame;
  const elsewhere = college.social.map(({ url }) => url).filter((url) => url !== '');
  return {
    ...collegeAsParty(frame),
    logo: new URL(logo, frame.canonical).href,
    ...(college.motto && { slogan: college.motto }),
    ...(college.phone && { telephone: college.phone }),
    ...(college.email && { email: college.email }),
    ...(college.established !== null && { foundingDate: String(college.established) }),
    ...(college.address && {
      address: { '@type': 'PostalAddress', streetAddress: college.address, addressCountry: 'NP' },
    }),
    ...(college.mapsUrl && { hasMap: college.mapsUrl }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
