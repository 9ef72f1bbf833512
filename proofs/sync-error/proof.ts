import { DatabaseServer } from '../chaos/database-server.ts';
import { College, type EngineName } from '../college/college.ts';
import { allEnded } from '../college/in-parallel.ts';
import { placeIn } from '../college/place.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Acknowledged } from '../writing/acknowledged.ts';
import { Stored } from '../writing/stored.ts';
import { writeAgain } from '../writing/write-again.ts';
import { type Outcome, writeUntilFailure } from './attempt.ts';
import { newSettings, newWriter, type Parts, served } from './places.ts';
import { compileSyncFault, type SyncFault, whyNoSyncFault } from './sync-fault.ts';

/** The first sync fails, then the second, up to this one. */
const SYNCS = 30;
/**
 * A site that survives its failed syncs is restarted and checked after this many of them. A lost write stays lost, so
 * it is still found then.
 */
const START_EVERY = 5;

type Counts = Record<Outcome, number>;

const noCounts = (): Counts => ({ refused: 0, ended: 0, elsewhere: 0 });
const inWords = ({ refused, ended, elsewhere }: Counts) =>
  `${refused} requests refused, ${ended} processes ended, ${elsewhere} syncs that no request waited for`;

/** Fails the nth sync counted from the first start of an empty site, then starts it again. */
async function failFromStart(context: ProofContext, parts: Parts, nth: number): Promise<Outcome> {
  const { engine, database, ofSite, ofDatabase } = parts;
  const fault = database ? ofDatabase : ofSite;
  const settings = await newSettings(parts);
  const place = placeIn(context, `${engine}-start-${nth}`);
  const acknowledged = new Acknowledged();
  let outcome: Outcome;
  fault.arm(nth);
  try {
    const college = await College.open(place, engine, settings);
    const writer = await newWriter('first', college, acknowledged);
    outcome = await writeUntilFailure({ writer, college, fault, isInSite: !database });
  } catch (error) {
    const { message } = error as Error;
    const isRefused = message.includes('login is answered with 503');
    must(fault.hasFailed && (isRefused || message.includes('ended instead of serving')), message);
    outcome = isRefused ? 'refused' : 'ended';
  }
  await place.endAll();
  const again = await served(parts, () => College.open(place, engine, settings));
  await writeAgain({ college: again, writer: await newWriter('second', again, acknowledged) });
  await new Stored(again, acknowledged).check();
  await place.endAll();
  return outcome;
}

interface Way {
  what: string;
  /** Whether the syncs of the site fail, or those of PostgreSQL. */
  isInSite: boolean;
}

/** Fails the nth sync counted from a moment while the site serves, one after the other. */
async function failWhileServing(context: ProofContext, parts: Parts, { isInSite }: Way): Promise<string> {
  const { engine, ofSite, ofDatabase } = parts;
  const fault = isInSite ? ofSite : ofDatabase;
  const place = placeIn(context, `${engine}-${isInSite}`);
  const college = await College.open(place, engine, await newSettings(parts));
  const acknowledged = new Acknowledged();
  const writer = await newWriter('client', college, acknowledged);
  const stored = new Stored(college, acknowledged);
  const counts = noCounts();
  for (let nth = 1; nth <= SYNCS; nth += 1) {
    fault.arm(nth);
    const outcome = await writeUntilFailure({ college, writer, fault, isInSite });
    counts[outcome] += 1;
    if (outcome !== 'ended') await writeAgain({ college, writer });
    if (outcome !== 'ended' && nth % START_EVERY !== 0) continue;
    await college.process.end('SIGKILL');
    await served(parts, () => college.startAgain());
    await stored.check();
    await writeAgain({ college, writer });
  }
  await place.endAll();
  return `${inWords(counts)}; ${acknowledged.count} writes acknowledged, all there`;
}

/** What is tried beside the rest, with faults of its own, and a PostgreSQL of its own if it needs one. */
async function partsOf(
  context: ProofContext,
  faultNamed: (name: string) => SyncFault,
  { name, engine }: { name: string; engine: EngineName },
): Promise<Parts> {
  const ofDatabase = faultNamed(`${name}-database`);
  const parts = { engine, ofSite: faultNamed(`${name}-site`), ofDatabase };
  if (engine === 'SQLite') return parts;
  return { ...parts, database: await DatabaseServer.create(context, { env: ofDatabase.env }) };
}

async function run(context: ProofContext): Promise<readonly string[]> {
  const faultNamed = compileSyncFault(context);
  const noted = (figure: string) => {
    context.log(figure);
    return figure;
  };
  const starting = async (engine: EngineName) => {
    const parts = await partsOf(context, faultNamed, { name: `starting-${engine}`, engine });
    const counts = noCounts();
    for (let nth = 1; nth <= SYNCS; nth += 1) counts[await failFromStart(context, parts, nth)] += 1;
    return [noted(`${engine}, syncs 1 to ${SYNCS} from a first start: ${inWords(counts)}`)];
  };
  const serving = async (engine: EngineName, ways: readonly Way[]) => {
    const parts = await partsOf(context, faultNamed, { name: `serving-${engine}`, engine });
    const figures: string[] = [];
    for (const way of ways) {
      const figure = await failWhileServing(context, parts, way);
      figures.push(noted(`${way.what}, syncs 1 to ${SYNCS}: ${figure}`));
    }
    return figures;
  };
  // Beside each other, since starts and disks make each wait.
  const figures = await allEnded([
    starting('SQLite'),
    serving('SQLite', [{ what: 'SQLite', isInSite: true }]),
    starting('PostgreSQL'),
    serving('PostgreSQL', [
      { what: 'PostgreSQL', isInSite: false },
      { what: 'files beside PostgreSQL', isInSite: true },
    ]),
  ]);
  return figures.flat();
}

export const proof: Proof = {
  claim: 'A write whose sync fails is refused, or the process ends; nothing acknowledged is lost.',
  shown: { '# writes kept': /(\d+) writes acknowledged/ },
  fault: [
    {
      file: 'src/media/storage/durable.ts',
      from: 'await handle.sync();',
      to: 'await handle.sync().catch(() => {});',
    },
  ],
  whyNot: whyNoSyncFault,
  run,
};
