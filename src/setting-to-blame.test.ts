import { expect, test } from 'vitest';
import { settingToBlame } from './setting-to-blame.ts';
import { readSettings } from './settings.ts';

test('a file of DATA_DIR that belongs to somebody else is named with the command that gives it back [24.4]', () => {
  const settings = readSettings({ DATA_DIR: '/srv/college/data' });
  const refused = Object.assign(new Error('no'), { code: 'EACCES', path: '/srv/college/data/site-id' });
  expect(settingToBlame(settings, refused)).toMatch(
    /^DATA_DIR: \/srv\/college\/data\/site-id cannot be used \(EACCES\)\. As root: chown -R \d+:\d+ \/srv\/college\/data; /,
  );
});
