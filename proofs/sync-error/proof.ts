import { DatabaseServer } from '../chaos/database-server.ts';
import { College } from '../college/college.ts';
import { placeIn } from '../college/place.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Acknowledged } from '../writing/acknowledged.ts';
import { Stored } from '../writing/stored.ts';
import { writeAgain } from '../writing/write-again.ts';
import { type Outcome, writeUntilFailure } from './attempt.ts';
import { newSettings, newWriter, type Parts, served } from './places.ts';
import { compileSyncFault, whyNoSyncFault } from './sync-fault.ts';

/** The first sync fails, then the second, up to this one. */
const SYNCS = 30;

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

/** Fails the nth sync counted from a moment while the site serves, one after the other. */
async function failWhileServing(
  context: ProofContext,
  parts: Parts,
  { isInSite, workers }: { isInSite: boolean; workers: number },
): Promise<string> {
  const { engine, ofSite, ofDatabase } = parts;
  const fault = isInSite ? ofSite : ofDatabase;
  const settings = { ...(await newSettings(parts)), WORKERS: String(workers) };
  const place = placeIn(context, `${engine}-${isInSite}-${workers}`);
  const college = await College.open(place, engine, settings);
  const acknowledged = new Acknowledged();
  const writer = await newWriter('client', college, acknowledged);
  const stored = new Stored(college, acknowledged);
  const counts = noCounts();
  for (let nth = 1; nth <= SYNCS; nth += 1) {
    fault.arm(nth);
    counts[await writeUntilFailure({ college, writer, fault, isInSite })] += 1;
    if (nth % 2 === 0) await writeAgain({ college, writer });
    await college.process.end('SIGKILL');
    await served(parts, () => college.startAgain());
    await stored.check();
    await writeAgain({ college, writer });
  }
  await place.endAll();
  return `${inWords(counts)}; ${acknowledged.count} writes acknowledged, all there`;
}

async function run(context: ProofContext): Promise<readonly string[]> {
  const faultNamed = compileSyncFault(context);
  const faults = { ofSite: faultNamed('site'), ofDatabase: faultNamed('database') };
  const database = await DatabaseServer.create(context, { env: faults.ofDatabase.env });
  const onSqlite: Parts = { engine: 'SQLite', ...faults };
  const onPostgres: Parts = { engine: 'PostgreSQL', ...faults, database };
  const figures: string[] = [];
  const note = (figure: string) => {
    context.log(figure);
    figures.push(figure);
  };
  const starting = async (parts: Parts) => {
    const counts = noCounts();
    for (let nth = 1; nth <= SYNCS; nth += 1) counts[await failFromStart(context, parts, nth)] += 1;
    note(`${parts.engine}, syncs 1 to ${SYNCS} from a first start: ${inWords(counts)}`);
  };
  const serving = async (what: string, parts: Parts, where: { isInSite: boolean; workers: number }) =>
    note(`${what}, syncs 1 to ${SYNCS}: ${await failWhileServing(context, parts, where)}`);
  await starting(onSqlite);
  await serving('SQLite', onSqlite, { isInSite: true, workers: 1 });
  await serving('SQLite, 2 processes', onSqlite, { isInSite: true, workers: 2 });
  await starting(onPostgres);
  await serving('PostgreSQL', onPostgres, { isInSite: false, workers: 1 });
  await serving('files beside PostgreSQL', onPostgres, { isInSite: true, workers: 1 });
  return figures;
}

export const proof: Proof = {
  claim:
    'A write whose sync fails is refused with 503, or the process ends; everything that was acknowledged is there, and the site goes on.',
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
