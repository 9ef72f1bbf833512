import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inMatrix } from '../all-tests.ts';
import { eventually } from './eventually.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe's minified file, because the one that `import` loads is twice as large. */
const axeScript = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that can differ between two widths at which the same elements are shown. */
const LAYOUT_RULES = [...COLOUR_RULES, 'scrollable-region-focusable', 'target-size'];

/** Part of a page: a selector, or selectors of what is checked and of what is left out of it. */
type Part = string | { include: string; exclude: string[] };

/** A page of the site whose header and footer are checked on another page. */
export const WITHOUT_FRAME: Part = { include: 'html', exclude: ['.site-header', '.site-footer'] };

/**
 * Expects that axe finds nothing once the page has settled: in light and in dark colours at the last of these widths. A run
 * that skips nothing (`inMatrix`) also checks the other widths, in light colours. The page stays in dark colours, because
 * drawing it again costs as much as a check. At a width at which the same elements are shown as at one before, only the rules about the layout run
 * again; at the last one in dark colours alone, because no layout depends on them.
 * @param within the part that is checked, where another test checks what is around it
 */
export async function expectAccessible(
  page: Page,
  where = page.url(),
  widths: readonly number[] = [],
  within: Part = 'html',
): Promise<void> {
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  const width = page.viewportSize()?.width ?? 0;
  // The last one always: what follows in a test counts on the window being as wide.
  const checkedWidths = [...inMatrix([], widths.slice(0, -1)), widths.at(-1) ?? width];
  const checked = new Set<string>();
  for (const [index, width] of checkedWidths.entries()) {
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
    await settle(page, 'light');
    const shown = checkedWidths.length > 1 ? await page.evaluate(shownElements, within) : '';
    const layout = checked.has(shown) ? LAYOUT_RULES : undefined;
    checked.add(shown);
    const isLast = index === checkedWidths.length - 1;
    if (!layout || !isLast) await expectNoViolations(page, where, within, layout);
    if (isLast) await expectAccessibleNow(page, where, 'dark', within, layout);
  }
}

/**
 * Expects that axe finds nothing in these colours at the window's width. In dark colours only the rules about colours
 * run, because everything else is the same.
 * @param within the part that is checked; without it the whole page
 * @param rules instead of those for these colours
 */
export async function expectAccessibleNow(
  page: Page,
  where: string,
  colorScheme: 'light' | 'dark',
  within: Part = 'html',
  rules: readonly string[] | undefined = colorScheme === 'dark' ? COLOUR_RULES : undefined,
): Promise<void> {
  await settle(page, colorScheme);
  await expectNoViolations(page, `${where}, ${colorScheme}`, within, rules);
}

async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(waitForTransitions);
}

/** @param rules all of WCAG's unless given */
async function expectNoViolations(
  page: Page,
  where: string,
  within: Part,
  rules?: readonly string[],
): Promise<void> {
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS };
  const found = (await violationsOn(page, within, runOnly)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(found, `${where} at ${page.viewportSize()?.width}`).toEqual([]);
}

/** Expects that the style sheets of a page leave it to the visitor how to hold the device. */
export async function expectNoOrientationLock(page: Page): Promise<void> {
  const rule: axe.RunOnly = { type: 'rule', values: ['css-orientation-lock'] };
  expect(await violationsOn(page, 'html', rule, true)).toEqual([]);
}

/**
 * Loads axe (half a megabyte) into a page only once, for all widths and colours.
 * @param preload whether axe reads the style sheets, which takes longer than most checks and serves one rule alone
 */
async function violationsOn(
  page: Page,
  within: Part,
  runOnly: axe.RunOnly,
  preload = false,
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload };
  return page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(within, options)).violations;
    },
    { within, options },
  );
}

/** Resolves when no transition is running. */
async function waitForTransitions() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const finite = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/**
 * Runs in the page: the elements in a part with all that axe's rules read of them, apart from colours and sizes. Two
 * equal results mean the same outcome of all rules but LAYOUT_RULES.
 */
function shownElements(part: Part): string {
  const { include, exclude } = typeof part === 'string' ? { include: part, exclude: [] } : part;
  const all = [...document.querySelectorAll(`${include}, ${include} *`)];
  const checked = exclude.length > 0 ? all.filter((element) => !element.closest(exclude.join())) : all;
  const elements = checked.map((element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    const { display, position, clip, clipPath, overflow } = getComputedStyle(element);
    return [
      element.localName,
      ...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`),
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      width > 0 && height > 0,
      right <= 0 || bottom + scrollY <= 0,
      ...[display, position, clip, clipPath, overflow],
    ].join();
  });
  return `${elements.join('\n')}\n${document.querySelector(include)?.textContent}`;
}
