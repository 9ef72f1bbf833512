import type { Site } from './whole-site.ts';

/** A site of which a test has only these parts. */
export const partOfSite = (parts: Partial<Site>): Site => parts as Site;
