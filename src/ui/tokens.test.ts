import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every colour token as its light and dark value. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function colour(name: string, scheme: 'light' | 'dark'): string {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css has no colour --${name} written as light-dark(#…, #…)`);
  return found[scheme];
}

test('contrast is measured as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'paper-2'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'paper-2'],
    ['crimson', 'paper'],
    ['crimson', 'paper-2'],
    ['blue', 'paper'],
    ['blue', 'paper-2'],
    ['crimson-ink', 'crimson'],
    ['marigold-ink', 'marigold'],
    ['paper', 'blue'],
    ['on-deep', 'crimson-deep'],
    ['on-deep-soft', 'crimson-deep'],
  ])('text in --%s on --%s has enough contrast', (text, ground) => {
    expect(contrast(colour(text, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['paper', 'paper-2'])('the focus ring has enough contrast on --%s', (ground) => {
    expect(contrast(colour('focus', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
