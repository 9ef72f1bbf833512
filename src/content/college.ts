import { dayInKathmandu, startOfDay } from '../schema/kathmandu.ts';

/** Social networks on which a college may have a page, in the order in which they are shown. */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const;
export type Network = keyof typeof networkNames;
export const NETWORKS = Object.keys(networkNames) as Network[];

/** The seven boxes of the dashboard, with the numbers that they show until the college says otherwise (decision D7). */
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

/** A number that staff see on their dashboard. */
export interface Box {
  name: BoxName;
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
  /** Within so many days the office answers those who write to it. */
  answerDays: number;
  /** Always all seven, in their order. */
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
  answerDays: 3,
  boxes: BOX_NAMES.map((name) => ({ name, count: neutralCounts[name] })),
};

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/**
 * The day in Kathmandu (`YYYY-MM-DD`) by which somebody has an answer who wrote at `instant`: `days` calendar days
 * later. On Saturdays the office is closed; then it is the Sunday.
 */
export function answerDay(instant: string | number | Date, days: number): string {
  const ms = startOfDay(dayInKathmandu(instant)) + days * DAY_MS;
  const day = dayInKathmandu(ms);
  return new Date(`${day}T00:00:00Z`).getUTCDay() === SATURDAY ? dayInKathmandu(ms + DAY_MS) : day;
}
