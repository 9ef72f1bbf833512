import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

type Role = Parameters<Page['getByRole']>[0];

/** What has this role and exactly this name. */
export const named = (within: Page | Locator, role: Role, name: string) =>
  within.getByRole(role, { name, exact: true });

/** Resolves when the screen of this heading is there. */
export const screen = (page: Page, title: string) => named(page, 'heading', title).waitFor();

/** The row of a list that says this. */
export const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: title, exact: true }) });

/** Resolves when a toast says exactly this: a success is a status, a failure an alert. */
export async function toast(page: Page, words: string, role: 'status' | 'alert' = 'status'): Promise<void> {
  await eventually(() => page.getByRole(role).allTextContents()).toContain(words);
}

export const press = (within: Page | Locator, name: string) => named(within, 'button', name).click();

/** A file as a person picks it. */
export async function pick(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}
