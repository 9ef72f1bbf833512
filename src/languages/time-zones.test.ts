import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('./typed-day.ts', import.meta.url));
const DAYS = ['2083-08-05', '१ वैशाख २०८३', '30 Chaitra 2086', '32 Jeth 2084', '1975-01-01 BS', '5 Dec 2026'];
const READ = `
  const { typedDay } = await import(${JSON.stringify(module)});
  console.log(JSON.stringify(${JSON.stringify(DAYS)}.map((text) => typedDay(text).day)));`;

test.each([
  'America/New_York',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Europe/London',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('days are read alike where the clock is that of %s [23.34]', (TZ) => {
  const options = { env: { ...process.env, TZ }, encoding: 'utf8' } as const;
  const read = execFileSync(process.execPath, ['--input-type=module', '-e', READ], options);
  expect(JSON.parse(read)).toEqual([
    '2026-11-21',
    '2026-04-14',
    '2030-04-13',
    '2027-06-15',
    '1918-04-13',
    '2026-12-05',
  ]);
});
