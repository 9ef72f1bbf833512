import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../bench/statistics.ts';
import { multipart, pictureFile } from '../../test/pictures.ts';
import { encoded } from '../college/caller.ts';
import { send, signIn as signInAs } from '../load/client.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { signIn, startSite } from '../site/site.ts';
import { startVisitors } from '../slow/start-visitors.ts';
import type { VisitorsTold } from '../slow/visitors.ts';
import type { Order, Outcome } from './flooder.ts';
import { KINDS, type Kind, type Upload } from './kinds.ts';
import { pin, unpin, whyNoPinning } from './pin.ts';
import { answered, Sender, statusesOf, usefulPerSecond } from './senders.ts';

const PASSWORD = 'high water mark';
const SITE_CORE = 0;
const OTHER_CORE = 1;
const TIMES = 10;
const FLOOD_MS = 10_000;
const ROUNDS = 3;
const PEAK_MS = 3000;
const EACH_MS = 2000;
const CALM_MS = 3000;
/** Enough to keep the site busy, and not enough to be refused. */
const AT_ONCE = 12;
const LEAST_GOODPUT = 0.8;
const MOST_P99_MS = 100;
/**
 * Staff's lists are not cached, and are computed on the core that hashes passwords and encodes pictures at the same
 * time.
 */
const MOST_STAFF_MS = 500;
/** On a slow machine the limit is this many times the 99th percentile without a flood. */
const MOST_TIMES_CALM = 3;
const NORMAL_AFTER_MS = 2000;
/**
 * Beside a flood from one address, other clients request the first share of the peak rate; of these requests the second
 * share has to be answered.
 */
const HONEST_LOAD = 0.4;
const LEAST_HONEST = 0.95;
/** Nobody gives up on what was sent in the last second. */
const HONEST_WAIT_MS = 3000;
const PAGES = ['/', '/notices', '/contact-us', '/api/notices?page=1'];
const STAFF_PAGES = ['/api/manage/notice?page=1', '/api/applications?limit=20&page=1'];
/** Any address of a network of this machine; each connection has its own. */
const everywhere = (network: string) => ({ network, addresses: 20_000 });

/** A started site, and who sends to it. */
interface Place {
  url: string;
  order: Pick<Order, 'port' | 'upload'>;
  flood: Sender;
  honest: Sender;
  token: string;
  context: ProofContext;
}

async function open(context: ProofContext, settings: Record<string, string>): Promise<Place> {
  const { url, pid } = await startSite(context, { SEED: 'demo', LOG_LEVEL: 'info', ...settings });
  pin(pid, SITE_CORE);
  const token = await signIn(url);
  for (const path of [...PAGES, ...STAFF_PAGES]) {
    const { status } = await send(url + path, { token });
    must(status === 200, `${path} is answered with ${status} before the flood`);
  }
  // Uploads come from another member of staff than those beside whom they flood.
  const uploader = { email: 'uploads@college.example', password: PASSWORD };
  const added = await send(`${url}/api/account`, {
    method: 'POST',
    token,
    body: { role: 'admin', name: 'Uploads', ...uploader },
  });
  must(added.status === 201, `An account is answered with ${added.status} ${added.text}`);
  const body = await encoded(multipart({ image: await pictureFile({ width: 640, height: 480 }) }));
  const upload: Upload = {
    token: await signInAs(url, uploader.email, uploader.password),
    contentType: body?.type ?? '',
    body: (body?.bytes ?? Buffer.alloc(0)).toString('base64'),
  };
  const order = { port: Number(new URL(url).port), upload };
  const sender = () => new Sender(context, OTHER_CORE);
  return { url, order, flood: sender(), honest: sender(), token, context };
}

/** What a site can bear, with requests from everywhere, beside the same visitors and staff as in the flood. */
interface Capacity {
  perSecond: number;
  /** The share of a second that a request of each kind takes. */
  costs: Readonly<Record<Kind, number>>;
  /** The sum of the costs of what is answered in a second. */
  work: number;
}

async function capacityOf(place: Place, isForged: boolean): Promise<Capacity> {
  const { flood, order } = place;
  const ask = (kinds: readonly Kind[], ms: number) =>
    flood.send({ ...order, kinds, ms, isForged, pace: { atOnce: AT_ONCE }, from: everywhere('127.1') });
  await ask(KINDS, EACH_MS);
  const costs = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const kind of KINDS) costs[kind] = 1 / usefulPerSecond(await ask([kind], EACH_MS));
  // The higher of two peaks counts: a peak measured in a slow moment would be too low, and ten times that rate would be
  // no flood.
  const beside = others(place);
  const peaks = [await ask(KINDS, PEAK_MS), await ask(KINDS, PEAK_MS)];
  await beside.told(0);
  return {
    costs,
    perSecond: Math.max(...peaks.map(usefulPerSecond)),
    work: Math.max(...peaks.map((peak) => workOf(peak, costs))),
  };
}

const workOf = ({ useful, ms }: Outcome, costs: Capacity['costs']) =>
  (KINDS.reduce((sum, kind) => sum + (useful[kind] ?? 0) * costs[kind], 0) / ms) * 1000;

/** Visitors of pages that are kept, and staff at work. */
function others({ url, token, context: { onEnd } }: Place) {
  const visitors = startVisitors({ url, paths: PAGES }, onEnd);
  const headers = { authorization: `Bearer ${token}` };
  const staff = startVisitors({ url, paths: STAFF_PAGES, headers, everyMs: 50 }, onEnd);
  return {
    async told(afterMs: number) {
      const [visited, worked] = await Promise.all([visitors.told(afterMs), staff.told(afterMs)]);
      return { visitors: visited, staff: worked };
    },
  };
}

/**
 * A missed time or rate. A busy machine can cause it, so the round is repeated; a fault of the program fails every
 * round.
 */
class TimingFailure extends Error {}

function mustInTime(condition: boolean, message: string) {
  if (!condition) throw new TimingFailure(message);
}

const p99 = ({ latencies }: VisitorsTold) => (latencies.length > 0 ? quantile(latencies, 0.99) : Infinity);

function mustBeServed(who: string, told: VisitorsTold, calm: VisitorsTold, mostMs = MOST_P99_MS) {
  mustInTime(told.failures.length === 0, `${who} were refused: ${told.failures.slice(0, 3).join(', ')}`);
  const limit = Math.max(mostMs, MOST_TIMES_CALM * p99(calm));
  mustInTime(
    p99(told) < limit,
    `99 % of ${who} waited up to ${p99(told).toFixed(0)} ms, ${p99(calm).toFixed(0)} ms in calm`,
  );
}

interface Flood {
  what: string;
  /** Whether the site trusts `X-Forwarded-For`, which the flood forges. */
  isForged: boolean;
  from: Order['from'];
}

/** Floods a site, and looks how it serves others meanwhile and afterwards. @returns the figures */
async function tryFlood(place: Place, { what, isForged, from }: Flood): Promise<string[]> {
  const { order, flood, honest, context } = place;
  const capacity = await capacityOf(place, isForged);
  const { perSecond, costs, work } = capacity;
  context.log(`${what}: ${perSecond.toFixed(0)} requests a second at the peak`);
  const calm = await others(place).told(CALM_MS);

  const meanwhile = others(place);
  const isFromOne = from.addresses === 1;
  const common = { ...order, ms: FLOOD_MS };
  const [flooded, asked] = await Promise.all([
    flood.send({ ...common, kinds: KINDS, isForged: true, from, pace: { perSecond: perSecond * TIMES } }),
    isFromOne
      ? honest.send({
          ...common,
          kinds: KINDS.filter((kind) => kind !== 'upload'),
          isForged: false,
          from: { ...everywhere('127.10'), isSpread: true },
          pace: { perSecond: perSecond * HONEST_LOAD },
          waitMs: HONEST_WAIT_MS,
        })
      : null,
  ]);
  const told = await meanwhile.told(0);
  context.log(`${what}: ${flooded.sent} requests sent, ${statusesOf(flooded)}`);
  await pause(NORMAL_AFTER_MS);
  const after = others(place);
  const again = await flood.send({
    ...order,
    ms: EACH_MS,
    kinds: KINDS,
    isForged,
    pace: { atOnce: AT_ONCE / 2 },
    from: everywhere('127.4'),
  });
  const normal = await after.told(0);

  const offered = flooded.sent / (perSecond * TIMES * (FLOOD_MS / 1000));
  mustInTime(offered > 0.9, `Only ${(offered * 100).toFixed(0)} % of the flood could be sent`);
  mustBeServed('visitors', told.visitors, calm.visitors);
  mustBeServed('staff', told.staff, calm.staff, MOST_STAFF_MS);
  const strange = [flooded, asked ?? flooded].flatMap(({ others }) =>
    Object.keys(others).filter((name) => !/ (?:429|503)$/.test(name)),
  );
  must(strange.length === 0, `Requests of the flood were answered otherwise: ${strange.join(', ')}`);
  must(flooded.withoutRetryAfter === 0, `${flooded.withoutRetryAfter} refusals have no Retry-After`);
  const goodput = (workOf(flooded, costs) + (asked ? workOf(asked, costs) : 0)) / work;
  mustInTime(goodput >= LEAST_GOODPUT, `The goodput is ${(goodput * 100).toFixed(0)} % of the peak`);
  const figures = [
    `${what}: ${flooded.sent} requests in ${FLOOD_MS / 1000} s, ${TIMES} times ${perSecond.toFixed(0)} a second: ${statusesOf(flooded)}`,
    `${what}: goodput ${(goodput * 100).toFixed(0)} % of the peak, by the work of each kind`,
    `${what}: pages for visitors within ${p99(told.visitors).toFixed(1)} ms (99 %), ${p99(calm.visitors).toFixed(1)} ms in calm; lists for staff within ${p99(told.staff).toFixed(1)} ms, ${p99(calm.staff).toFixed(1)} ms in calm`,
  ];
  if (asked) {
    const share = (answered(asked) + asked.late) / asked.sent;
    const refused = Object.entries(asked.others).map(([answer, count]) => `${count} ${answer}`);
    mustInTime(
      share >= LEAST_HONEST,
      `Of what others asked, ${(share * 100).toFixed(0)} % of ${asked.sent} was answered, but not ${refused.join(', ')}`,
    );
    figures.push(
      `${what}: ${asked.sent} searches, forms and questions of others, ${(share * 100).toFixed(0)} % of them answered as asked`,
    );
  }
  mustBeServed('visitors afterwards', normal.visitors, calm.visitors);
  const refused = Object.keys(again.others);
  must(refused.length === 0, `${NORMAL_AFTER_MS / 1000} s later there is still ${refused.join(', ')}`);
  figures.push(
    `${what}: ${NORMAL_AFTER_MS / 1000} s later nothing is refused, pages within ${p99(normal.visitors).toFixed(1)} ms`,
  );
  return figures;
}

async function inRounds<T>({ log }: ProofContext, attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1)
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TimingFailure) || round === ROUNDS) throw error;
      log(`round ${round} of ${ROUNDS}: ${error.message}`);
    }
}

async function run(context: ProofContext): Promise<readonly string[]> {
  // The measuring processes share the core of the flood, and leave the site its own.
  pin(process.pid, OTHER_CORE);
  context.onEnd(() => unpin(process.pid));
  const flood = (place: Place, how: Flood) => inRounds(context, () => tryFlood(place, how));
  const one = await open(context, {});
  const fromOne = await flood(one, {
    what: 'from one address that pretends to be many',
    isForged: false,
    from: { network: '127.2', addresses: 1 },
  });
  const many = await open(context, { TRUST_PROXY: '127.0.0.0/8' });
  const fromMany = await flood(many, {
    what: 'from an address of its own for each request',
    isForged: true,
    from: everywhere('127.2'),
  });
  return ['the site has one core; the flood and all others share the other one', ...fromOne, ...fromMany];
}

export const proof: Proof = {
  claim: 'Ten times the bearable load is refused, and others do not notice.',
  shown: { 'pages within # ms': /pages for visitors within ([\d.]+)/ },
  fault: [
    {
      file: 'src/server/http-server.ts',
      from: 'if (load) load.admit({ request, response, handle: framework });',
      to: 'if (load) framework(request, response);',
    },
  ],
  whyNot: whyNoPinning,
  run,
};
