import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { photograph } from '../../bench/content/photograph.ts';
import { recordAnswers } from '../../bench/load/recorded-answers.ts';
import { startLimit } from '../../bench/server/limit-server.ts';
import { cpuMsOf } from '../../bench/server/usage.ts';
import { quantile } from '../../bench/statistics.ts';
import { multipart } from '../../test/pictures.ts';
import { whyNoPackage } from '../front/packages.ts';
import { NGINX, startNginx } from '../proxies/start-proxy.ts';
import { CannotTry, must, type Proof, type ProofContext } from '../runner/proof.ts';
import { type Site, signIn, startSite } from '../site/site.ts';
import { admit, type Experience, whyNoCrowd } from './crowd.ts';

const VISITORS = 100_000;
const WITHIN_MS = 60_000;
/** Staff correct the notice meanwhile. */
const EDIT_EVERY_MS = 10_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*;q=0.8' };
const ROUTES = ['/', '/notice/:slug/:id', '/uploads/:name'];

interface Notice {
  path: string;
  api: string;
  image: string;
}

async function publishResults(url: string, authorization: { authorization: string }): Promise<Notice> {
  const image = new File([new Uint8Array(await readFile(await photograph()))], 'results.jpg');
  const body = multipart({ title: 'Results', description: '<p>The results are out.</p>', image });
  const answer = await fetch(`${url}/api/notice`, { method: 'POST', headers: authorization, body });
  const made = (await answer.json()) as { _id: string; image: string };
  return {
    path: `/notice/results/${made._id}`,
    api: `${url}/api/notice/${made._id}`,
    image: made.image.replace('.webp', '-640.webp'),
  };
}

/** Changes the notice at intervals until it is stopped. */
function keepEditing({ api }: Notice, authorization: Readonly<Record<string, string>>) {
  let edits = 0;
  const timer = setInterval(async () => {
    edits += 1;
    const body = JSON.stringify({ description: `<p>The results are out, corrected ${edits} times.</p>` });
    await fetch(api, {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/json' },
      body,
    });
  }, EDIT_EVERY_MS);
  return () => clearInterval(timer);
}

const reachedBy = async (product: Site) =>
  (await Promise.all(ROUTES.map((route) => product.answered(route)))).reduce((sum, n) => sum + n, 0);

const percentiles = ({ requests }: Experience) => [0.5, 0.95, 0.99].map((share) => quantile(requests, share));

const milliseconds = (values: readonly number[]) =>
  `${values.map((value) => value.toFixed(1)).join(' / ')} ms (half / 95 % / 99 %)`;

const failuresOf = ({ errors }: Experience) =>
  [...errors].map(([failure, times]) => `${times.toLocaleString('en')} ${failure}`).join(', ');

const failedOf = ({ errors }: Experience) => [...errors.values()].reduce((sum, times) => sum + times, 0);

function countsOf(experience: Experience): string {
  const failures = failuresOf(experience);
  const failed = failedOf(experience).toLocaleString('en');
  const arrived = (experience.arrivedWithinMs / 1000).toFixed(1);
  return `${VISITORS.toLocaleString('en')} visitors came within ${arrived} s, of whom ${failed} failed${failures && `: ${failures}`}`;
}

export const proof: Proof = {
  claim: 'One machine with nginx serves 100,000 visitors in a minute.',
  shown: { '# requests reached the site': /(\d+) requests reached/ },
  fault: [
    {
      file: 'src/server/security-headers.ts',
      from: 'must-revalidate, s-maxage=1',
      to: 'must-revalidate, s-maxage=0',
    },
  ],
  whyNot: () => whyNoCrowd(VISITORS) ?? whyNoPackage('nginx', NGINX),
  async run(context: ProofContext) {
    const product = await startSite(context, {
      SEED: 'demo',
      TRUST_PROXY: '127.0.0.1',
    });
    const nginx = await startNginx(context, [product.port, product.port], { isPlain: true });
    const bare = await startLimit();
    context.onEnd(() => bare.stop());
    const authorization = { authorization: `Bearer ${await signIn(product.url)}` };
    const notice = await publishResults(product.url, authorization);
    const asks = ['/', notice.path, notice.image].map((path) => ({ path, headers: BROWSER }));
    const answers = await recordAnswers(product.url, { asks, status: 200 });
    await bare.answer(answers);
    const bytes = answers.map(({ body }) => body.length);
    const figures: string[] = [];
    const show = (figure: string) => {
      context.log(figure);
      figures.push(figure);
    };
    show(`bytes of home, notice and picture: ${bytes.join(', ')}`);
    const crowd = { visitors: VISITORS, withinMs: WITHIN_MS, asks, random: context.random };

    const undisturbed = await admit(bare.url.replace('localhost', '127.0.0.1'), crowd);
    const limit = percentiles(undisturbed);
    if (undisturbed.errors.size > 0)
      throw new CannotTry(
        `this machine is too slow or too busy: even before a bare server with the same answers ${countsOf(undisturbed)}`,
      );
    show(`a bare server with the same answers: ${milliseconds(limit)}; ${countsOf(undisturbed)}`);
    for (const [name, url] of [
      ['with nginx before it', nginx],
      ['the site alone', product.url],
    ] as const) {
      await pause(3000);
      const before = { requests: await reachedBy(product), cpuMs: cpuMsOf(product.pid) ?? 0 };
      const stopEditing = keepEditing(notice, authorization);
      const experience = await admit(url, crowd);
      stopEditing();
      const reached = (await reachedBy(product)) - before.requests;
      const cpuMs = (cpuMsOf(product.pid) ?? 0) - before.cpuMs;
      const took = percentiles(experience);
      const ratios = took.map((value, n) => (value / (limit[n] ?? value)).toFixed(2)).join(' / ');
      show(`${name}: ${milliseconds(took)}, ${ratios} of the bare server`);
      show(`${name}: ${countsOf(experience)}`);
      show(
        `${name}: ${reached} requests reached the site, which took ${(cpuMs / 1000).toFixed(1)} s of a processor`,
      );
      // The number without a shared cache depends on the machine, half of which generates the load.
      if (url !== nginx) continue;
      must(experience.errors.size === 0, `${name}: ${failuresOf(experience)}`);
      // Once a second and address, and whoever asks between the end of its second and the new answer: longer on a slow
      // machine, half of which generates the load.
      must(reached <= (asks.length * VISITORS) / 50, `${name}: ${reached} requests reached the site`);
    }
    return figures;
  },
};
