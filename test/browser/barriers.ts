import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Resolves when axe finds nothing on a page that has come to rest, in light and in dark colours, at each of these
 * widths. In dark colours only what colours can change is looked for, the rest being the same.
 */
export async function expectNoBarriers(
  page: Page,
  where = page.url(),
  widths: readonly number[] = [],
): Promise<void> {
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  for (const width of widths.length > 0 ? widths : [page.viewportSize()?.width ?? 0]) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(comesToRest);
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await (colorScheme === 'dark'
        ? axe.withRules(COLOUR_RULES)
        : axe.withTags(TAGS)
      ).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
      expect(found, `${where} at ${width}, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Resolves when no colour is on its way to another any more. */
async function comesToRest() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const finite = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
