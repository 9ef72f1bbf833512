import { chmodSync } from 'node:fs';
import { pictureFile } from '../../test/pictures.ts';
import { DatabaseServer } from '../chaos/database-server.ts';
import { College, type EngineName, onBoth } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { placeIn } from '../college/place.ts';
import { createDatabase } from '../load/database.ts';
import { Disk, whyNoDisk } from '../powercut/disk.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Acknowledged } from '../writing/acknowledged.ts';
import { Stored } from '../writing/stored.ts';
import { describeAnswer, writeAgain } from '../writing/write-again.ts';
import { KINDS, Writer } from '../writing/writer.ts';
import { Ballast, SHORTAGES, type Shortage } from './shortage.ts';

const WRITES = 500;
const CLIENTS = 8;
/** After this many writes, no space or no inodes at all are left. */
const NOTHING_LEFT_AFTER = 250;
const READ_EVERY = 25;
const PAGES = ['/', '/notices', '/api/notices', '/contact-us', '/healthz'];

async function readAll(college: College, { notices }: Acknowledged): Promise<number> {
  const [notice] = notices.values();
  const paths = [...PAGES, ...(notice?.image ? [notice.image] : [])];
  for (const path of paths) {
    const answer = await college.call('GET', path, { token: '' });
    must(answer.status === 200, `${path} is answered with ${describeAnswer(answer)} on a full disk`);
  }
  return paths.length;
}

/** Writes until there is nothing left and beyond, then frees the disk. */
async function fill(context: ProofContext, engine: EngineName, shortage: Shortage): Promise<string> {
  const { megabytes, make, hasServer, name } = shortage;
  const place = placeIn(context, `${engine}-${name.replaceAll(' ', '-')}`);
  const disk = new Disk(place, { fileSystem: 'ext4', megabytes, make });
  disk.mount();
  // PostgreSQL's account passes through.
  for (const passed of [context.folder, place.folder]) chmodSync(passed, 0o711);
  const onDisk = { ...place, folder: disk.folder };
  const server = hasServer ? await DatabaseServer.create(onDisk, { parent: disk.folder }) : undefined;
  const url = server && (await createDatabase(server.url));
  const college = await College.open(onDisk, engine, url ? { DATABASE_URL: url } : {});
  const acknowledged = new Acknowledged();
  const stored = new Stored(college, acknowledged);
  const picture = await pictureFile({ width: 330, height: 20 });
  const writers = Array.from(
    { length: CLIENTS },
    (_, index) => new Writer(String(index), { college, acknowledged, picture }),
  );
  for (const writer of writers) await writer.draft();
  const ballast = new Ballast(disk.folder);
  ballast.leave(shortage, shortage.left);
  const refused = new Map<string, number>();
  let reads = 0;
  let begun = 0;
  await inParallel(writers, CLIENTS, async (writer, index) => {
    for (let write = index; begun < WRITES; write += 1) {
      begun += 1;
      if (begun === NOTHING_LEFT_AFTER) ballast.leave(shortage, 0);
      const kind = KINDS[write % KINDS.length] ?? 'message';
      const answer = await writer[kind]();
      if (answer.status >= 300) {
        must(answer.status === 507, `A ${kind} is answered with ${describeAnswer(answer)} on a full disk`);
        refused.set(kind, (refused.get(kind) ?? 0) + 1);
      }
      if (write % READ_EVERY === 0) reads += await readAll(college, acknowledged);
    }
  });
  must(refused.size > 0, `the disk was full, and all ${WRITES} writes are acknowledged`);
  // Without a start: nothing lost, and no temporary file left.
  await stored.check();
  ballast.free();
  await server?.start();
  for (const writer of writers) await writeAgain({ college, writer });
  await college.restart('SIGKILL');
  await stored.check();
  await place.endAll();
  const told507 = KINDS.map((kind) => `${refused.get(kind) ?? 0} ${kind}s`).join(', ');
  return `${name}: of ${WRITES} writes 507 to ${told507}; ${reads} reads answered meanwhile; ${acknowledged.count} acknowledged, all there, nothing left over, every kind stored again at once`;
}

export const proof: Proof = {
  claim: 'A full disk is told with 507; reads and, with space, writes go on.',
  shown: { '# writes kept': /(\d+) acknowledged/ },
  fault: [
    {
      file: 'src/media/storage/durable.ts',
      from: '  if (DISK_FULL.has(code)) return errors.noSpace();\n',
      to: '',
    },
  ],
  whyNot: whyNoDisk,
  run: (context) =>
    onBoth(context, async (engine) => {
      const figures: string[] = [];
      for (const shortage of SHORTAGES[engine]) figures.push(await fill(context, engine, shortage));
      return figures;
    }),
};
