import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtAssets } from '../../src/server/assets.ts';
import { bikramSambat } from '../../src/site/bikram-sambat.ts';
import type { TestSite } from '../site.ts';
import { startBuiltSite } from './built-site.ts';
import { gatherPeople } from './people.ts';

const person = gatherPeople();
let site: TestSite;

beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.close());

const DAY_MS = 24 * 3_600_000;
/** Each month, each digit. */
const days = Array.from({ length: 73 }, (_, at) =>
  bikramSambat(new Date(Date.UTC(2025, 3, 14) + 5 * at * DAY_MS).toISOString().slice(0, 10)),
).flatMap((day) => day?.whole ?? []);

test('the small face of days draws them as the whole face does, to the dot', async () => {
  const { nepaliFonts } = builtAssets(join(import.meta.dirname, '..', '..', 'dist', 'client')).site;
  const page = await person(site);
  await page.goto('/faqs');
  const drawn = await page.evaluate(
    async ({ faces, days }) => {
      for (const [family, path] of Object.entries(faces))
        document.fonts.add(await new FontFace(family, `url(${path})`).load());
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 100 });
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      const draw = (family: string, day: string) => {
        if (!pen) throw new Error('There is no pen');
        pen.clearRect(0, 0, 600, 100);
        pen.font = `48px ${family}, monospace`;
        pen.fillText(day, 10, 60);
        return pen.getImageData(0, 0, 600, 100).data.join();
      };
      return days.map((day) => ({ day, isSame: draw('small', day) === draw('whole', day) }));
    },
    { faces: { whole: nepaliFonts?.text, small: nepaliFonts?.days }, days },
  );
  expect(drawn.length).toBeGreaterThan(60);
  expect(drawn.filter(({ isSame }) => !isSame)).toEqual([]);
});

test('a Latin page with Nepali days fetches their small face, and not the whole one for the same letters', async () => {
  await site.call('POST', '/api/notice', { json: { title: 'The library closes at nine' } });
  const page = await person(site);
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  await page.goto('/notices');
  await page.evaluate(() => document.fonts.ready);
  expect(faces.filter((face) => face.includes('mukta-days'))).toHaveLength(1);
  expect(faces.filter((face) => face.includes('devanagari'))).toEqual([]);
});
