import { text } from '../openapi/json-schema.ts';

/** Beside the title of a record in the lists of the back office. */
export const nepaliTitle = { ...text, description: 'Its title in Nepali; empty where there is none' };
