import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A layout shift without recent user input, with the browser's score. */
export interface LayoutShift {
  value: number;
  /** In milliseconds since the document's start, as `performance.now()`. */
  at: number;
  /** Time, scroll position and moved elements, for the failure message. */
  description: string;
}

interface Watched {
  shifts: LayoutShift[];
}

interface LayoutShiftEntry {
  value: number;
  hadRecentInput: boolean;
  startTime: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records the layout shifts of every document that the page loads from now on. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(observeLayoutShifts);

/** Records the layout shifts of the document that a page shows already. */
export const watchShownLayout = (page: Page) => page.evaluate(observeLayoutShifts);

export const layoutShiftsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);

/** Expects a total score too low for a person to notice. */
export function expectNoLayoutShift(shifts: readonly LayoutShift[]): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ value, description }) => `${value}: ${description}`).join('\n')).toBeLessThan(
    0.001,
  );
}

function observeLayoutShifts() {
  const { shifts } = Object.assign(window as unknown as Watched, { shifts: [] as LayoutShift[] });
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const {
      value,
      hadRecentInput,
      startTime,
      sources,
    } of list.getEntries() as unknown as LayoutShiftEntry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName}.${element?.className} ${boxOf(previousRect)} -> ${boxOf(currentRect)}`;
      });
      shifts.push({
        value,
        at: startTime,
        description: `at ${Math.round(startTime)} ms, scrolled ${scrollY}: ${moved.join('; ')}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
