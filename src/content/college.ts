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

/** The seven boxes of the dashboard with their default numbers (requirement 9.9). */
const neutralCounts = {
  Users: 100,
  Subjects: 20,
  Teachers: 4,
  Academics: 10,
  Notes: 1000,
  Events: 10,
  Questions: 100,
} as const;
export type BoxName = keyof typeof neutralCounts;
export const BOX_NAMES = Object.keys(neutralCounts) as BoxName[];

/** A number on the staff's dashboard. */
export interface Box {
  name: BoxName;
  count: number;
}

/** The fields with a picture of the college's own. */
export const COLLEGE_PICTURES = ['logo', 'favicon'] as const;
export type CollegePicture = (typeof COLLEGE_PICTURES)[number];

/**
 * The facts that are written in both languages: `NAME_ne` has the Nepali text, which may be empty (requirement
 * 20.105).
 */
export const COLLEGE_TEXTS = ['name', 'motto', 'university', 'address', 'openingHours'] as const;

/** The college's facts on every page, which staff change in the settings (requirement 1.24). */
export interface CollegeFacts extends Retention {
  name: string;
  name_ne: string;
  /** One sentence under the name. */
  motto: string;
  motto_ne: string;
  /** The university that awards the degrees; empty if the college does not say. */
  university: string;
  university_ne: string;
  phone: string;
  extensions: readonly string[];
  /** Empty if the college publishes none. */
  email: string;
  address: string;
  address_ne: string;
  /** When the office is open, in words; empty if the college does not say. */
  openingHours: string;
  openingHours_ne: string;
  mapsUrl: string;
  plusTwoUrl: string;
  journalUrl: string;
  social: readonly { network: Network; url: string }[];
  /** The founding year; null if unknown. */
  established: number | null;
  copyrightYear: number;
  /** Days within which the office answers. */
  answerDays: number;
  /** Always all seven, in order. */
  boxes: readonly Box[];
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
  extensions: ['23', '24'],
  email: '',
  address: 'Kathmandu, Nepal',
  address_ne: '',
  openingHours: '',
  openingHours_ne: '',
  mapsUrl: '',
  plusTwoUrl: '',
  journalUrl: '',
  social: [],
  established: null,
  copyrightYear: 2023,
  answerDays: 3,
  boxes: BOX_NAMES.map((name) => ({ name, count: neutralCounts[name] })),
  logo: null,
  favicon: null,
  review: [],
  adminsNeedSecondFactor: false,
  ...defaultRetention,
};

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
