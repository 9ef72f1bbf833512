import { describe, expect, test } from 'vitest';
import { sites } from '../site.ts';

const [embedded] = sites;
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

describe('A client address in X-Forwarded-For', () => {
  test('is logged once as a warning while no proxy is trusted [10.9]', async () => {
    const site = await embedded.start();
    for (let time = 0; time < 3; time += 1)
      await site.call('GET', '/api/notices?page=1', { headers: forwarded });
    await site.close();
    expect(site.logLines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  test('is used without a warning when the proxy is trusted [10.9]', async () => {
    const site = await embedded.start({ environment: { TRUST_PROXY: '127.0.0.1,::1' } });
    await site.call('GET', '/api/notices?page=1', { headers: forwarded });
    await site.close();
    expect(site.logLines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
  });
});
