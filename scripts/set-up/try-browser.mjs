/** Exits with 0 if the tests can drive the Chromium of the first argument; without one, prints the path of Playwright's own. */
import { chromium } from 'playwright-core';

const [executablePath] = process.argv.slice(2);
if (!executablePath) {
  process.stdout.write(chromium.executablePath());
} else {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: 20_000,
  });
  const page = await browser.newPage();
  await page.setContent('<button>It works</button>');
  await page.getByRole('button', { name: 'It works' }).click({ timeout: 10_000 });
  await browser.close();
}
