import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startStore, storageUrlAt, storeKeys } from '../../src/media/storage/s3/store.fixture.ts';
import { multipart, pictureFile, smallPicture } from '../pictures.ts';
import { runSql } from '../run-sql.ts';
import { sites, type TestSite } from '../site.ts';

const TOKEN = 'a-token-of-the-watch';

describe.each(sites)('Metrics on $name', ({ name, start }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await start({ environment: { METRICS_TOKEN: TOKEN, LIMIT_CHAT: '1/1h' } });
  });
  afterAll(() => site.close());

  const read = async (of = site) => {
    return (await of.call('GET', '/metrics', { as: { token: TOKEN } })).text;
  };
  /** The value of one series, such as `name{label="value"}`. */
  const seriesIn = (text: string, series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length + 1));
  };

  test('require the token, and have the format of Prometheus [18.60]', async () => {
    for (const as of ['nobody', 'admin', { token: `${TOKEN}s` }] as const) {
      const { status, headers, refusal } = await site.call('GET', '/metrics', { as });
      expect([status, refusal.code, headers.get('www-authenticate')]).toEqual([
        401,
        'not-signed-in',
        'Bearer',
      ]);
    }
    const { status, headers, text } = await site.call('GET', '/metrics', { as: { token: TOKEN } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = text.trimEnd().split('\n');
    const named = lines.filter((line) => line.startsWith('# TYPE'));
    expect(new Set(named).size).toBe(named.length);
    for (const line of lines)
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [-\d.e+]+)$/,
      );
  });

  test('have each operation on files from the start, so that an alert sees its first failure [18.62]', async () => {
    const beside = await start({ environment: { METRICS_TOKEN: TOKEN } });
    const text = await read(beside);
    await beside.close();
    for (const operation of ['put', 'open', 'copyTo', 'remove'])
      expect(seriesIn(text, `chautari_storage_errors_total{operation="${operation}"}`), operation).toBe(0);
    for (const operation of ['receive', 'prepare', 'storeDocument', 'open', 'remove'])
      expect(seriesIn(text, `chautari_media_errors_total{operation="${operation}"}`), operation).toBe(0);
  });

  test('are told while the database cannot answer, and say so [18.62]', async () => {
    const beside = await start({ environment: { METRICS_TOKEN: TOKEN } });
    expect(seriesIn(await read(beside), 'chautari_database_up')).toBe(1);
    await runSql(beside, ['drop table mail']);
    const { status, text } = await beside.call('GET', '/metrics', { as: { token: TOKEN } });
    await beside.close();
    expect(status).toBe(200);
    expect(seriesIn(text, 'chautari_database_up')).toBe(0);
    expect(seriesIn(text, 'chautari_data_free_bytes')).toBeGreaterThan(0);
    expect(seriesIn(text, 'chautari_writer_queue')).not.toBeNull();
  });

  test('count every answer by its route, those from memory too [18.61]', async () => {
    const pages = 'chautari_http_request_seconds_count{route="/notices",method="GET",status="2xx"}';
    const before = seriesIn(await read(), pages) ?? 0;
    for (let visit = 0; visit < 3; visit += 1) await site.call('GET', '/notices', { as: 'nobody' });
    for (const id of ['a', 'b']) await site.call('GET', `/api/notice/${id}`, { as: 'nobody' });
    await site.call('GET', '/a-secret-address?q=words', { as: 'nobody' });
    const text = await read();
    expect(seriesIn(text, pages)).toBe(before + 3);
    expect(
      seriesIn(
        text,
        'chautari_http_request_seconds_count{route="/api/notice/:id",method="GET",status="4xx"}',
      ),
    ).toBe(2);
    expect(
      seriesIn(text, 'chautari_http_request_seconds_count{route="none",method="GET",status="4xx"}'),
    ).toBeGreaterThan(0);
    expect(text).not.toContain('secret');
    expect(seriesIn(text, 'chautari_cache_hits_total{cache="pages"}')).toBeGreaterThanOrEqual(2);
    expect(seriesIn(text, 'chautari_cache_bytes{cache="pages"}')).toBeGreaterThan(0);
  });

  test('tell of the writer, uploads, storage, limits, mails and the process [18.62]', async () => {
    await site.call('POST', '/api/picture', { body: multipart({ image: await smallPicture() }) });
    const say = { as: 'nobody', json: { message: 'Hello' } } as const;
    for (let times = 0; times < 3; times += 1) await site.call('POST', '/webhooks/rest/webhook', say);
    let text = '';
    // The counts of limits are written a moment later.
    await expect
      .poll(async () => {
        text = await read();
        return seriesIn(text, 'chautari_writer_queue');
      })
      .toBe(0);
    for (const series of [
      'chautari_writer_group_size_count',
      'chautari_writer_commit_seconds_count',
      'chautari_storage_operation_seconds_count{operation="put"}',
      'chautari_media_operation_seconds_count{operation="prepare"}',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'chautari_data_free_bytes',
    ])
      expect(seriesIn(text, series), series).toBeGreaterThan(0);
    for (const series of [
      'chautari_storage_errors_total{operation="put"}',
      'chautari_mails{state="waiting"}',
      'chautari_mails{state="failed"}',
      'chautari_oldest_unsent_mail_seconds',
    ])
      expect(seriesIn(text, series), series).toBe(0);
    expect(seriesIn(text, 'chautari_rate_limit_refusals_total{route="/webhooks/rest/webhook"}')).toBe(2);
    expect(seriesIn(text, 'chautari_event_loop_delay_seconds{percentile="99"}')).not.toBeNull();
    const pool = seriesIn(text, 'chautari_database_connections{pool="readers",state="idle"}');
    expect(pool === null).toBe(name === 'SQLite');
  });

  test('tell of the store with its cache on disk [18.62]', async () => {
    const store = await startStore();
    const beside = await start({
      environment: {
        METRICS_TOKEN: TOKEN,
        STORAGE_URL: storageUrlAt(store.endpoint, 'metrics'),
        ...storeKeys,
      },
    });
    onTestFinished(async () => {
      await beside.close();
      await store.close();
    });
    const made = await beside.call('POST', '/api/notice', {
      body: multipart({ title: 'Results', image: await pictureFile() }),
    });
    // Under its bare address it would be kept in memory.
    for (let visit = 0; visit < 3; visit += 1)
      await beside.call('GET', `${made.record.image}?visit=${visit}`, { as: 'nobody' });
    const text = await read(beside);
    for (const [series, value] of [
      ['chautari_storage_operation_seconds_count{operation="copyTo"}', 1],
      ['chautari_file_cache_entries', 1],
      ['chautari_file_cache_hits_total', 2],
      ['chautari_file_cache_misses_total', 1],
    ] as const)
      expect(seriesIn(text, series), series).toBe(value);
    expect(seriesIn(text, 'chautari_file_cache_bytes')).toBeGreaterThan(0);
  });

  // What `promtool check metrics` says of a metric.
  test('are named and told as Prometheus has it [18.62]', async () => {
    const text = await read();
    const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, metric = '', type = '']) => ({
      metric,
      type,
    }));
    const helped = [...text.matchAll(/^# HELP (\S+) \S.*$/gm)].map(([, metric = '']) => metric);
    const names = types.map(({ metric }) => metric);
    expect(names.length).toBeGreaterThan(20);
    expect(helped).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
    for (const { metric, type } of types) {
      expect(metric).toMatch(/^[a-z][a-z_]*$/);
      expect([metric, type === 'counter']).toEqual([metric, metric.endsWith('_total')]);
      expect(metric).not.toMatch(
        /_(?:count|sum|bucket|info|ms|milliseconds|minutes|hours|kb|mb|percent|gauge|counter)$/,
      );
    }
    expect(text).not.toMatch(/\bquantile="/);
  });

  test('do not exist without the setting [18.60]', async () => {
    const beside = await start();
    expect((await beside.call('GET', '/metrics', { as: { token: TOKEN } })).status).toBe(404);
    await beside.close();
  });
});
