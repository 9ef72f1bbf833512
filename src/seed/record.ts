import type { DrawingName } from './drawings/index.ts';

/** One record that the seed makes, before it goes through the product's own actions. */
export interface SeedRecord {
  type: 'banner' | 'news' | 'notice';
  /** Its fields by name; rich texts are HTML that needs no cleaning. */
  fields: Record<string, string>;
  picture?: DrawingName;
  /** Whole days before the day of seeding, in Kathmandu. */
  daysAgo: number;
  /** Minutes since midnight in Kathmandu at which it was published. */
  minuteOfDay: number;
}
