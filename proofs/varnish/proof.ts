import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../test/postgres.ts';
import { type Product, signIn, startProduct } from '../front/product.ts';
import { startVarnish, varnishPorts, whyNoVarnish } from '../front/varnish.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { neverKept, removedPicture } from './answers.ts';
import { CountedNotice, readAllTheTime } from './freshness.ts';
import { startPurgeRelay } from './purge-relay.ts';

/** The promised second, plus the time of the request. */
const FRESH_MS = 1000;
const UNPURGED_MS = 61_000;
const EDIT_MS = 40_000;
const BURST = 1000;
/** Two sendings of tags come after the first one. */
const SETTLED_MS = 3000;

const PAGES = ['/', '/notices', '/feed.xml'];

async function whileEditing(context: ProofContext, notice: CountedNotice, urls: readonly string[]) {
  const readers = readAllTheTime(notice, urls, FRESH_MS);
  const until = performance.now() + EDIT_MS;
  while (performance.now() < until) {
    // Some pauses are long, because a former page that was cached after the last purge would stay.
    await pause(context.random() < 0.2 ? SETTLED_MS : 50 + context.random() * 900);
    await notice.change();
  }
  await pause(SETTLED_MS);
  await readers.stop();
  must(readers.old === 0 || readers.oldest <= FRESH_MS, 'a page was too old');
  return `${notice.changes} changes, ${readers.reads} pages read: the oldest was ${Math.round(readers.oldest)} ms old`;
}

/** Many simultaneous visitors of an uncached page. */
async function burst(url: string, products: readonly Product[]) {
  const path = '/who-we-are';
  const answered = async () =>
    (await Promise.all(products.map((product) => product.answered(path)))).reduce((sum, n) => sum + n, 0);
  const before = await answered();
  const answers = await Promise.all(
    Array.from({ length: BURST }, async () => {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  must(
    answers.every((status) => status === 200),
    'a request of the burst failed',
  );
  const reached = (await answered()) - before;
  must(reached === 1, `a burst of ${BURST} requests on a cold page reached the site ${reached} times`);
  return `a burst of ${BURST} requests on a cold page reached the site once`;
}

/** How long a page stays while purges are refused. */
async function whileRefused(notice: CountedNotice, url: string) {
  await notice.ageOf(url);
  await notice.change();
  const changedAt = performance.now();
  let age = 1;
  while (age > 0) {
    age = await notice.ageOf(url);
    must(age <= UNPURGED_MS, `${url} was ${Math.round(age)} ms old while purges were refused`);
    await pause(200);
  }
  const tookMs = performance.now() - changedAt;
  must(tookMs > 2 * FRESH_MS, 'the page was not kept at all, so nothing was shown');
  return `purges refused: the change was shown after ${(tookMs / 1000).toFixed(1)} s`;
}

export const proof: Proof = {
  claim:
    'Behind Varnish, two processes on PostgreSQL show pages that are at most 1 s old (60 s while purges are refused), ' +
    'are asked once for a burst, and nothing of a signed-in person is kept',
  fault: [
    {
      file: 'src/cdn/purger.ts',
      from: 'if (plan.isDue(now)) {',
      to: 'if (plan.isDue(Number.NEGATIVE_INFINITY)) {',
    },
  ],
  whyNot: whyNoVarnish,
  async run(context) {
    const postgres = await startPostgres();
    context.onEnd(() => postgres.stop());
    const ports = await varnishPorts();
    const relay = await startPurgeRelay(context, `http://127.0.0.1:${ports.purge}/`);
    const settings = { DATABASE_URL: postgres.url, CDN_PURGE_URL: relay.url, TRUST_PROXY: '127.0.0.1' };
    const one = await startProduct(context, 'one', settings);
    const other = await startProduct(context, 'other', settings);
    const products = [one, other];
    const varnish = await startVarnish(context, ports, [one.port, other.port]);
    const origins = products.map(({ url }) => url);
    const authorization = await signIn(origins[0] ?? '');
    const notice = new CountedNotice(origins, authorization);
    await notice.create();
    await pause(SETTLED_MS);
    const figures: string[] = [];
    const show = (figure: string) => {
      context.log(figure);
      figures.push(figure);
    };
    show(await burst(varnish.url, products));
    show(await neverKept(varnish.url, authorization));
    const urls = PAGES.map((path) => varnish.url + path);
    show(await whileEditing(context, notice, urls));
    show(await removedPicture(varnish.url, origins, authorization));
    relay.isRefusing = true;
    show(await whileRefused(notice, `${varnish.url}/notices`));
    relay.isRefusing = false;
    // The pause after a failure is 5 s at most.
    await pause(5000 + SETTLED_MS);
    show(await whileEditing(context, notice, urls));
    show(`${relay.taken} purges taken, ${relay.refused} refused`);
    return figures;
  },
};
