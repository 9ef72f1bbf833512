import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Resolves when axe finds nothing on a page that has come to rest, in light colours at each of these widths, and in
 * dark ones at the last. There only what colours can change is looked for, the rest being the same; what is dark at
 * one width is as dark at another.
 */
export async function expectNoBarriers(
  page: Page,
  where = page.url(),
  widths: readonly number[] = [],
): Promise<void> {
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  const looked = widths.length > 0 ? widths : [page.viewportSize()?.width ?? 0];
  for (const width of looked) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
    const schemes = width === looked.at(-1) ? (['light', 'dark'] as const) : (['light'] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(comesToRest);
      const rules = colorScheme === 'dark' ? COLOUR_RULES : TAGS;
      const violations = await violationsOn(page, {
        type: colorScheme === 'dark' ? 'rule' : 'tag',
        values: rules,
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
      expect(found, `${where} at ${width}, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Half a megabyte of axe is brought to a page once, and stays for the other widths and colours. */
async function violationsOn(page: Page, runOnly: axe.RunOnly): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(options)).violations;
    },
    { runOnly, resultTypes: ['violations'] } as axe.RunOptions,
  );
}

/** Resolves when no colour is on its way to another any more. */
async function comesToRest() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const finite = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
