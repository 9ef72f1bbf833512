/** Exit status 0 if the Chromium named as the argument can be driven the way the tests do; without one, prints Playwright's own. */
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
