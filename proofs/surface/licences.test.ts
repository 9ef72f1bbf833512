import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { productionLicences, refusedLicences } from './licences.ts';

const root = dirname(dirname(import.meta.dirname));

test('every package that the program needs to serve has a licence that is allowed [21.134]', () => {
  const licences = productionLicences(root);
  expect(licences.size).toBeGreaterThan(100);
  expect(licences.get('node_modules/fastify')).toBe('MIT');
  expect(refusedLicences(licences)).toEqual([]);
});

test('a licence is refused unless one of its alternatives is allowed [21.134]', () => {
  const refused = (licence: string, path = 'node_modules/x') =>
    refusedLicences(new Map([[path, licence]])).length === 1;
  expect(refused('GPL-3.0-only')).toBe(true);
  expect(refused('none')).toBe(true);
  expect(refused('(GPL-3.0-only OR MIT)')).toBe(false);
  expect(refused('MIT AND AGPL-3.0-only')).toBe(true);
  expect(refused('LGPL-3.0-or-later')).toBe(true);
  expect(refused('LGPL-3.0-or-later', 'node_modules/@img/sharp-libvips-linux-x64')).toBe(false);
});
