import { dayInKathmandu, startOfDay } from '../schema/kathmandu.ts';
import { defaultRetention, type Retention } from './retention.ts';

/** Social networks, in the order in which they are shown. */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const;
export type Network = keyof typeof networkNames;
export const NETWORKS = Object.keys(networkNames) as Network[];

/** The numbers on the staff's dashboard, in order, with their defaults (requirement 9.9). */
const neutralBoxes = {
  boxUsers: 100,
  boxSubjects: 20,
  boxTeachers: 4,
  boxAcademics: 10,
  boxNotes: 1000,
  boxEvents: 10,
  boxQuestions: 100,
};
export type Box = keyof typeof neutralBoxes;
export const BOXES = Object.keys(neutralBoxes) as Box[];

/** The fields with a picture of the college's own. */
export const COLLEGE_PICTURES = ['logo', 'favicon'] as const;
export type CollegePicture = (typeof COLLEGE_PICTURES)[number];

/**
 * The facts that are written in both languages: `NAME_ne` has the Nepali text, which may be empty (requirement
 * 20.105).
 */
export const COLLEGE_TEXTS = ['name', 'motto', 'university', 'address', 'openingHours'] as const;

/** The college's facts on every page, which staff change in the settings (requirement 1.24). */
export interface CollegeFacts extends Retention, Record<Network, string>, Record<Box, number> {
  name: string;
  name_ne: string;
  /** One sentence under the name. */
  motto: string;
  motto_ne: string;
  /** The university that awards the degrees; empty if the college does not say. */
  university: string;
  university_ne: string;
  phone: string;
  /** Of the first telephone, with commas between them: '23, 24'. */
  extensions: string;
  /** Further ones, one per line. */
  morePhones: string;
  /** Empty if the college publishes none. */
  email: string;
  /** Further ones, one per line. */
  moreEmails: string;
  address: string;
  address_ne: string;
  /** When the office is open, in words; empty if the college does not say. */
  openingHours: string;
  openingHours_ne: string;
  mapsUrl: string;
  plusTwoUrl: string;
  journalUrl: string;
  /** The founding year; null if unknown. */
  established: number | null;
  copyrightYear: number;
  /** Days within which the office answers. */
  answerDays: number;
  /** Path of the college's logo for pages and paper; null if there is none. */
  logo: string | null;
  /** Path of the picture for browser tabs and home screens; null without one: then the logo serves. */
  favicon: string | null;
  /** Names of the content types whose drafts are approved before they are published. */
  review: readonly string[];
  /** Whether administrators without a second factor may only set one up. */
  adminsNeedSecondFactor: boolean;
}

/** The facts until staff change the settings. */
export const neutralCollege: CollegeFacts = {
  name: 'Our College',
  name_ne: '',
  motto: 'Welcome to our college in Kathmandu.',
  motto_ne: '',
  university: '',
  university_ne: '',
  phone: '',
  extensions: '23, 24',
  morePhones: '',
  email: '',
  moreEmails: '',
  address: 'Kathmandu, Nepal',
  address_ne: '',
  openingHours: '',
  openingHours_ne: '',
  mapsUrl: '',
  plusTwoUrl: '',
  journalUrl: '',
  facebook: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  established: null,
  copyrightYear: 2023,
  answerDays: 3,
  ...neutralBoxes,
  logo: null,
  favicon: null,
  review: [],
  adminsNeedSecondFactor: false,
  ...defaultRetention,
};

/** The networks on which the college has a page. */
export const networksOf = (facts: CollegeFacts): Network[] => NETWORKS.filter((network) => facts[network]);

/** All telephones of the college, the first one first. */
export const phonesOf = ({ phone, morePhones }: CollegeFacts): string[] =>
  [phone, ...morePhones.split('\n')].filter(Boolean);

/** All e-mail addresses of the college, the first one first. */
export const emailsOf = ({ email, moreEmails }: CollegeFacts): string[] =>
  [email, ...moreEmails.split('\n')].filter(Boolean);

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/**
 * The day in Kathmandu (`YYYY-MM-DD`) by which the office answers a message of `instant`: `days` calendar days later,
 * or the Sunday if that is a Saturday, when the office is closed.
 */
export function answerDay(instant: string | number | Date, days: number): string {
  const ms = startOfDay(dayInKathmandu(instant)) + days * DAY_MS;
  const day = dayInKathmandu(ms);
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY ? dayInKathmandu(ms + DAY_MS) : day;
}
