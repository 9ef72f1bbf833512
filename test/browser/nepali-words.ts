import type { Page } from 'playwright-core';

/** Latin letters that visitors see or hear, without those that are marked as English. */
export const latinIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[lang="en"], script, style')) other.remove();
    return copy.textContent?.match(/[A-Za-z]{2,}/g) ?? [];
  });
