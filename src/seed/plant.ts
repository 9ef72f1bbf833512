import { Readable } from 'node:stream';
import { changeCollege } from '../actions/college.ts';
import { type ActionContext, program } from '../actions/context.ts';
import { createItem } from '../actions/create-item.ts';
import { discardUploads, type Uploads } from '../actions/uploads.ts';
import { fieldsOf } from '../schema/define-type.ts';
import { demonstration, facts, type SeedRecord } from './college/index.ts';
import { type DrawingName, draw } from './drawings/index.ts';
import { markSeed, plantedPlaces } from './planted.ts';

/** One draws while another waits for the disk. */
const AT_ONCE = 2;
const KATHMANDU_MS = (5 * 60 + 45) * 60_000;
const DAY_MS = 24 * 3_600_000;

export type Progress = (done: number, of: number) => void;

/**
 * Fills the site with the demonstration college, through the same actions as the API. What an earlier, interrupted
 * seeding made already is left as it is.
 */
export async function plantDemonstration(
  context: ActionContext,
  onProgress: Progress = () => {},
): Promise<void> {
  await markSeed(context, 'begun');
  await changeCollege(context, program, facts);
  const planted = await plantedPlaces(context);
  const now = context.now();
  const records = demonstration(now).map((record, index) => ({ record, place: `${record.type}-${index}` }));
  const missing = records.filter(({ place }) => !planted.has(place));
  let done = records.length - missing.length;
  const queue = missing[Symbol.iterator]();
  const drawn = drawnOnce();
  const work = async () => {
    for (const { record, place } of queue) {
      await plant(context, record, { place, now, drawn });
      done += 1;
      onProgress(done, records.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await markSeed(context, 'done');
}

interface Planting {
  place: string;
  now: Date;
  drawn: (name: DrawingName) => Promise<Buffer>;
}

/** Some pictures serve several records: drawing costs more than keeping it for the while. */
function drawnOnce(): Planting['drawn'] {
  const kept = new Map<DrawingName, Promise<Buffer>>();
  return (name) => {
    const drawing = kept.get(name) ?? draw(name);
    kept.set(name, drawing);
    return drawing;
  };
}

async function plant(context: ActionContext, record: SeedRecord, { place, now, drawn }: Planting) {
  const type = context.types.find(({ name }) => name === record.type);
  if (!type) throw new Error(`The demonstration has a ${record.type}, which is no content type`);
  const pictureField = fieldsOf(type).find(([, field]) => field.arrives === 'as-files')?.[0];
  const uploads: Uploads =
    record.picture && pictureField
      ? new Map([[pictureField, [await context.media.receive(Readable.from([await drawn(record.picture)]))]]])
      : new Map();
  try {
    await createItem(context, program, type, {
      fields: record.fields,
      uploads,
      createdAt: instantOf(record, now),
      along: async ({ db }, item) => {
        await db.insertInto('seeded').values({ place, type: type.name, item: item._id }).execute();
      },
    });
  } finally {
    await discardUploads(context, uploads);
  }
}

/** The instant of a record, so many days before today in Kathmandu; never in the future. */
function instantOf({ daysAgo, minuteOfDay }: SeedRecord, now: Date): Date {
  const midnight = Math.floor((now.getTime() + KATHMANDU_MS) / DAY_MS) * DAY_MS - KATHMANDU_MS;
  return new Date(Math.min(midnight - daysAgo * DAY_MS + minuteOfDay * 60_000, now.getTime()));
}
