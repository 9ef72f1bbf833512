import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export const colours = ['light', 'dark'] as const;

/**
 * Resolves when axe finds nothing on a page that has come to rest, at each of these widths. In dark colours only what
 * colours can change is looked for, the rest being the same.
 */
export async function expectNoBarriers(
  page: Page,
  where = page.url(),
  widths: readonly number[] = [],
): Promise<void> {
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const width of widths.length > 0 ? widths : [page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (isDark ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS)).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect(found, `${where} at ${width}`).toEqual([]);
  }
}
