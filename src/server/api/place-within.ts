import type { NepaliTitle } from '../../db/both-titles.ts';
import type { ContentReading } from '../../db/reading.ts';
import type { ContentType, Titled } from '../../schema/define-type.ts';
import { twinNameOf } from '../../schema/twins.ts';

/**
 * Adds the containing record, such as a semester's faculty, to what tells of records that are ordered within another one
 * (requirements 17.35 and 17.102).
 * @param recordOf the type and the id of the record that one tells of
 */
export function withPlaces<One>(
  reading: ContentReading,
  list: readonly One[],
  recordOf: (one: One) => readonly [type: ContentType | undefined, id: string],
): Promise<(One & { within?: Titled & NepaliTitle })[]> {
  return Promise.all(
    list.map(async (one) => {
      const within = await placeOf(reading, ...recordOf(one));
      return within ? { ...one, within } : one;
    }),
  );
}

async function placeOf(
  reading: ContentReading,
  type: ContentType | undefined,
  _id: string,
): Promise<(Titled & NepaliTitle) | undefined> {
  const field = type?.order?.by === 'hand-within' ? type.order.field : undefined;
  const titleAs = field && type?.fields[field]?.refersTo?.titleAs;
  if (!type || !field || !titleAs) return undefined;
  const item = (await reading.one(type, _id))?.item;
  return (
    item && {
      _id: String(item[field]),
      title: String(item[titleAs]),
      title_ne: String(item[twinNameOf(titleAs)] ?? ''),
    }
  );
}
