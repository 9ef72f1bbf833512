import { College } from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { Answers } from './answers.ts';
import { askForHidden, readBuilt } from './hidden.ts';
import { knownFaults } from './known-faults.ts';
import { productionLicences, refusedLicences } from './licences.ts';
import { ruleCount, violationsOf } from './policy.ts';
import { checkSecurityContact } from './security-contact.ts';

const URL_OF_SITE = 'https://college.example';
const CONTACT = 'mailto:security@college.example';
const SHOWN = 2000;
const LEAST_ROUTES = 500;
const LEAST_PAGES = 100;

async function run(context: ProofContext): Promise<readonly string[]> {
  const college = await College.open(context, 'SQLite', {
    SEED: 'demo',
    PUBLIC_URL: URL_OF_SITE,
    SECURITY_CONTACT: CONTACT,
    METRICS_TOKEN: 'a-token-that-nobody-is-told',
  });
  const violations = new Set<string>();
  const answers = new Answers(college, (seen) => {
    for (const violation of violationsOf(seen)) violations.add(violation);
  });
  const routes = college.routes();
  must(routes.length > LEAST_ROUTES, `The router has only ${routes.length} routes`);
  await answers.ofRoutes(routes);
  const paths = await answers.ofPages();
  must(paths.length > LEAST_PAGES, `Only ${paths.length} addresses are found from the home page on`);
  await answers.ofVariants(paths.filter(() => context.random() < 0.2));
  await answers.ofAssets(context.root);
  await answers.ofMalformed();
  await answers.ofWrites();
  for (const violation of [...violations].slice(0, SHOWN)) context.log(violation);
  must(violations.size === 0, `${violations.size} answers break a rule, the first: ${[...violations][0]}`);
  const errors = college.process.errors;
  must(errors.length === 0, `The server logged ${errors[0]}`);
  const licences = productionLicences(context.root);
  const refused = refusedLicences(licences);
  must(refused.length === 0, refused.join(', '));
  return [
    `${answers.count} answers of ${routes.length} routes and ${paths.length} addresses keep ${ruleCount} rules`,
    await checkSecurityContact(college, URL_OF_SITE, CONTACT),
    `${await askForHidden(college, context.root)} addresses of files that are not for browsers: none is sent`,
    `${readBuilt(college, context.root)} files for browsers: no source map, secret or path of this machine`,
    `${licences.size} packages: each licence is allowed`,
    knownFaults(context.root),
  ];
}

export const proof: Proof = {
  claim:
    'Headers are strict, secrets are not served, dependencies have allowed licences and no grave known fault.',
  shown: {
    '# answers': /(\d+) answers of/,
    '# packages': /(\d+) packages/,
    'known faults #': /^known faults of (?:\d+ )?dependencies: ([^,]+)/,
  },
  fault: [
    {
      file: 'src/server/security-headers.ts',
      from: "    'script-src': \"'self'\",\n",
      to: "    'script-src': \"'self' 'unsafe-inline'\",\n",
    },
  ],
  whyNot: () => null,
  run,
};
