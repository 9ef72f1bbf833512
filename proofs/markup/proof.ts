import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seeded } from '../journeys/seeded.ts';
import { must, type Proof } from '../runner/proof.ts';
import { startSite } from '../site/site.ts';
import { check, type Finding, whyNoChecker } from './checker.ts';
import { crawl, sendForms, type Visited } from './visit.ts';

/** Fewer would mean that the crawl did not find its way. */
const LEAST_PAGES = 250;
const SHOWN = 10;

function described({ message, extract = '' }: Finding, { request }: Visited): string {
  return `${request}: ${message} ${JSON.stringify(extract)}`;
}

export const proof: Proof = {
  claim: 'The W3C’s checker finds no error on any public page.',
  shown: { '# documents': /(\d+) documents/ },
  fault: [
    {
      file: 'src/site/components/visitor-form.tsx',
      // A block in a paragraph, in a refused form only.
      from: '        {error}\n      </p>',
      to: '        {error && <div>{error}</div>}\n      </p>',
    },
  ],
  whyNot: whyNoChecker,
  async run(context) {
    const { url } = await startSite(context, {
      SEED: 'demo',
      LIMIT_FORMS: 'off',
      LIMIT_SEARCHES: 'off',
    });
    await seeded(url);
    const visited = [...(await crawl(url)), ...(await sendForms(url))];
    must(visited.length >= LEAST_PAGES, `the crawl found ${visited.length} pages only`);
    context.log(`${visited.length} pages are checked`);
    const pages = new Map(
      visited.map((page, number) => {
        const file = join(context.folder, `${number}.html`);
        writeFileSync(file, page.html);
        return [file, page];
      }),
    );
    const pageAt = new Map(Array.from(pages, ([file, page]) => [pathToFileURL(file).href, page]));
    const findings = await check([...pages.keys()]);
    const errors = findings.filter(({ type }) => type !== 'info');
    const worst = errors.slice(0, SHOWN).map((one) => {
      const page = pageAt.get(one.url.replace(/^file:\/(?!\/)/, 'file:///'));
      return page ? described(one, page) : `${one.url}: ${one.message}`;
    });
    must(errors.length === 0, [`${errors.length} errors`, ...worst].join('\n  '));
    const nepali = visited.filter(({ html }) => html.includes('<html lang="ne">')).length;
    const warnings = findings.filter(({ subType }) => subType === 'warning').length;
    return [`${visited.length} documents, ${nepali} of them in Nepali: 0 errors, ${warnings} warnings`];
  },
};
