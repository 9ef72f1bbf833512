import { readDemonstration } from '../../src/seed/demonstration.ts';
import { recordsOn } from '../../src/seed/records.ts';

const english = new Map(
  recordsOn(new Date(), readDemonstration().records).map(({ fields }) => [
    String(fields.title_ne ?? fields.name_ne ?? ''),
    String(fields.title ?? fields.name),
  ]),
);

/** The title by which questions cite a record, where an answer names it by its title in Nepali. */
export const citedTitle = (title: string): string => english.get(title) ?? title;
