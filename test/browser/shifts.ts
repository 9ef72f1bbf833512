import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A layout shift without user input, with the browser's score. */
export interface Shifted {
  value: number;
  /** When it happened and what moved where, for the failure message. */
  what: string;
}

interface Watched {
  shifts: Shifted[];
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  startTime: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records layout shifts on all documents that this page loads from now on. */
export const watchShifts = (page: Page) => page.addInitScript(observeShifts);

/** The layout shifts so far. */
export const shiftsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);

/** Expects a total score that is too small to see. */
export function expectStill(shifts: readonly Shifted[]): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ value, what }) => `${value}: ${what}`).join('\n')).toBeLessThan(0.001);
}

function observeShifts() {
  const { shifts } = Object.assign(window as unknown as Watched, { shifts: [] as Shifted[] });
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as unknown as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName}.${element?.className} ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
      });
      shifts.push({
        value,
        what: `at ${Math.round(startTime)} ms, scrolled ${scrollY}: ${moved.join('; ')}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
