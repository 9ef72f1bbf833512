import { startPostgres } from '../../test/postgres.ts';
import { whyNoPackage } from '../front/packages.ts';
import type { Proof } from '../runner/proof.ts';
import { signIn, startSite } from '../site/site.ts';
import { checkAddresses, checkKeepAlive, checkRollingRestart, checkUpload, FORMS } from './checks.ts';
import { HAPROXY, NGINX, proxies } from './start-proxy.ts';

/** Longer than what proxies wait by themselves, where that is short. */
const SLOW_PHONE_MS = 8000;

export const proof: Proof = {
  claim: 'nginx and HAProxy as configured pass on addresses and hide restarts.',
  shown: { '# requests, none failed': /(\d+) requests while/ },
  fault: [
    { file: 'docs/proxies/nginx.conf', from: 'client_max_body_size 410m;', to: '' },
    {
      file: 'docs/proxies/haproxy.cfg',
      from: '    option redispatch 1\n    retries 3\n',
      to: '    retries 0\n',
    },
  ],
  whyNot: () =>
    whyNoPackage('nginx', NGINX) ??
    whyNoPackage('haproxy', HAPROXY) ??
    whyNoPackage('openssl', '/usr/bin/openssl'),
  async run(context) {
    const postgres = await startPostgres();
    context.onEnd(() => postgres.stop());
    const settings = {
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '127.0.0.1',
      LIMIT_FORMS: `${FORMS}/1h`,
    };
    const products = [await startSite(context, settings), await startSite(context, settings)];
    const [one = 0, two = 0] = products.map(({ port }) => port);
    const authorization = { authorization: `Bearer ${await signIn(products[0]?.url ?? '')}` };
    const figures: string[] = [];
    for (const [n, proxy] of proxies.entries()) {
      const url = await proxy.start(context, [one, two]);
      const show = (figure: string) => {
        context.log(`${proxy.name}: ${figure}`);
        figures.push(`${proxy.name}: ${figure}`);
      };
      show(await checkAddresses(url, n + 1));
      show(await checkKeepAlive(url, [one, two]));
      show(await checkUpload(url, authorization, SLOW_PHONE_MS));
      show(await checkRollingRestart(context, url, products, settings));
    }
    return figures;
  },
};
