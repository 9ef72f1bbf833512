import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { multipart, pictureFile } from './pictures.ts';
import { sites } from './site.ts';

const docs = join(import.meta.dirname, '../docs');
const read = (name: string) => readFileSync(join(docs, name), 'utf8');

test('alerts watch metrics that exist, and the guide says what to do about each [18.68]', async () => {
  const [, server] = sites;
  const token = 'a-token-of-the-watch';
  const site = await server.start({ environment: { METRICS_TOKEN: token } });
  await site.call('POST', '/api/picture', { body: multipart({ image: await pictureFile() }) });
  const { text } = await site.call('GET', '/metrics', { as: { token } });
  await site.close();
  const rules = read('alerts.yml');
  // Known after the first backup.
  const metrics = new Set([
    'chautari_last_backup_time_seconds',
    ...(text.match(/^chautari_[a-z_]+/gm) ?? []),
  ]);
  const watched = [...new Set(rules.match(/\bchautari_[a-z_]+/g))];
  expect(watched.length).toBeGreaterThan(8);
  expect(watched.filter((name) => !metrics.has(name))).toEqual([]);
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const guide = read('operations.md');
  expect(alerts.filter((name) => !guide.includes(`| \`${name}\` |`))).toEqual([]);
});

test('the units run as a user without rights, in production, and write to the data only [18.71]', () => {
  for (const name of ['chautari.service', 'chautari-backup.service']) {
    const unit = read(`systemd/${name}`);
    for (const line of ['User=chautari', 'Environment=NODE_ENV=production', 'ProtectSystem=strict'])
      expect(unit.split('\n'), name).toContain(line);
    const writable = [...unit.matchAll(/^ReadWritePaths=(.*)$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(writable).toContain('/srv/chautari/data');
    expect(writable).not.toContain('/srv/chautari');
  }
});
