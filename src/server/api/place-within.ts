import type { NepaliTitle } from '../../db/both-titles.ts';
import type { ContentReading } from '../../db/reading.ts';
import type { ContentType, Titled } from '../../schema/define-type.ts';
import { twinNameOf } from '../../schema/twins.ts';

/** For a record ordered within another one, such as a semester in its faculty: the other one, if it exists. */
export async function placeWithin(
  reading: ContentReading,
  type: ContentType,
  _id: string,
): Promise<(Titled & NepaliTitle) | undefined> {
  const { order } = type;
  const field = order?.by === 'hand-within' ? order.field : undefined;
  const titleAs = field && type.fields[field]?.refersTo?.titleAs;
  if (!field || !titleAs) return undefined;
  const item = (await reading.one(type, _id))?.item;
  return (
    item && {
      _id: String(item[field]),
      title: String(item[titleAs]),
      title_ne: String(item[twinNameOf(titleAs)] ?? ''),
    }
  );
}
