import { type RecordData, readDemonstration } from '../../src/seed/demonstration.ts';
import { recordsOn } from '../../src/seed/records.ts';
import { today } from './demonstration.ts';

/** From the Nepali titles that answers name to the English ones by which questions cite records. */
export function titlesCited(records: readonly RecordData[]): (title: string) => string {
  const english = new Map(
    recordsOn(today, records).map(({ fields }) => [
      String(fields.title_ne ?? fields.name_ne ?? ''),
      String(fields.title ?? fields.name),
    ]),
  );
  return (title) => english.get(title) ?? title;
}

/** The title by which questions cite a record of the demonstration. */
export const citedTitle = titlesCited(readDemonstration().records);
