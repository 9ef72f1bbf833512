import { Readable } from 'node:stream';
import pino from 'pino';
import sharp from 'sharp';
import { program as byProgram } from '../../src/accounts/actor.ts';
import { changeCollege } from '../../src/records/college.ts';
import { createItem } from '../../src/records/live.ts';
import { noUploads } from '../../src/records/uploads.ts';
import { readDemonstration } from '../../src/seed/demonstration.ts';
import { recordsOn } from '../../src/seed/records.ts';
import { openServices } from '../../src/services.ts';
import { readSettings } from '../../src/settings.ts';
import type { Site } from '../../src/whole-site.ts';

const DAY_MS = 24 * 3_600_000;

/** The demonstration's dates count from this day, so that its questions are answered alike whenever they are asked. */
export const today = new Date('2026-12-01T05:00:00Z');

/** What a college publishes, as the demonstration's files say it. */
export type College = Pick<ReturnType<typeof readDemonstration>, 'college' | 'records'>;

type Settings = Readonly<Record<string, string>>;

/** Publishes the demonstration. @param settings of an empty site */
export const openDemonstration = (settings: Settings) => openCollege(readDemonstration(), settings);

/** Publishes a college's texts through the actions, without its pictures. @param settings of an empty site */
export async function openCollege(
  { college, records }: College,
  settings: Settings,
): Promise<{ program: Site; close(): Promise<void> }> {
  const program = await openServices(readSettings({ NOW: today.toISOString(), ...settings }), {
    log: pino({ level: 'silent' }),
  });
  const speck = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await changeCollege(program, byProgram, { ...college });
  const seeded = new Map<string, string>();
  for (const { type: name, key, fields, pictures, references, daysAgo } of recordsOn(today, records)) {
    const type = program.types.find((one) => one.name === name);
    if (!type) throw new Error(`There is no type ${name}`);
    const named = Object.entries(references).map(([field, other]) => [field, seeded.get(other)]);
    const upload = () => program.media.receive(Readable.from([speck]));
    // Only galleries require pictures; tiny ones are prepared faster than the real ones.
    const uploads =
      name === 'gallery'
        ? new Map([['image', await Promise.all(Object.values(pictures).flat().map(upload))]])
        : noUploads;
    const { item } = await createItem(program, byProgram, type, {
      fields: { ...fields, ...Object.fromEntries(named) },
      uploads,
      createdAt: new Date(today.getTime() - daysAgo * DAY_MS),
    });
    seeded.set(key, item._id);
  }
  return { program, close: () => program.close() };
}
