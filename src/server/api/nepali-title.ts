import { text } from '../openapi/json-schema.ts';

/** The Nepali title beside a record's title in lists of the back office. */
export const nepaliTitle = { ...text, description: 'Its title in Nepali; empty where there is none' };
