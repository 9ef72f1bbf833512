import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

type Role = Parameters<Page['getByRole']>[0];

/** The element with this role and exactly this accessible name. */
export const named = (within: Page | Locator, role: Role, name: string) =>
  within.getByRole(role, { name, exact: true });

/** Waits for the screen with this heading. */
export const screen = (page: Page, title: string) => named(page, 'heading', title).waitFor();

/** The row of a list with a cell of exactly this text. */
export const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: title, exact: true }) });

/** Waits for a toast with exactly this text: role status for a success, alert for a failure. */
export async function toast(page: Page, words: string, role: 'status' | 'alert' = 'status'): Promise<void> {
  await eventually(() => page.getByRole(role).allTextContents()).toContain(words);
}

export const press = (within: Page | Locator, name: string) => named(within, 'button', name).click();

/** A file for `setFiles`. */
export async function pick(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
