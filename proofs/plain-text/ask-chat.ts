import type { Page } from 'playwright-core';
import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { look } from './look.ts';

/** Sends texts to the chat of a page, and reads them there again after the page was loaded anew. @returns how many */
export async function askChat(
  { page, dialogs }: { page: Page; dialogs: readonly string[] },
  college: College,
  texts: readonly string[],
): Promise<number> {
  for (const text of texts) {
    await page.goto(`${college.url}/faqs`, { waitUntil: 'load' });
    const chat = page.getByRole('region', { name: 'Chat', exact: true });
    const opener = chat.getByRole('button', { name: 'Open chat', exact: true });
    const field = chat.getByRole('textbox', { name: 'Message', exact: true });
    // A chat that was left open is open on the next page.
    await opener.or(field).first().waitFor();
    if (!(await field.isVisible())) await opener.click();
    await field.fill(text);
    await field.press('Enter');
    await chat.getByRole('log').getByText(text, { exact: true }).last().waitFor();
    await chat.getByRole('log').getByText('Assistant', { exact: true }).last().waitFor();
    const { found } = await page.evaluate(look, { texts });
    must(found.length + dialogs.length === 0, `The chat: ${[...found, ...dialogs].slice(0, 3).join('; ')}`);
  }
  return texts.length;
}
