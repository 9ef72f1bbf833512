import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

/** The product's settings in the environment of the test run do not reach the tests. */
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|STORAGE_URL|SEED|ADMIN_|DEMO_|CHATBOT_|LLM_|SMTP_|MAIL_|METRICS_|SECURITY_|NOTIFY_|TRUST_PROXY|LIMIT_|LOG_LEVEL|AWS_|NODE_ENV|NOW$)/;
for (const name of Object.keys(process.env)) if (SETTINGS.test(name)) delete process.env[name];

export default defineConfig({
  test: {
    include: ['{src,scripts,bench,proofs,test}/**/*.test.{ts,tsx,mjs}'],
    tags: [
      {
        name: 'thorough',
        description:
          'Variants of what other tests cover, and accessibility checks of every state of a screen; not in a plain `npm test`',
      },
    ],
    pool: 'forks',
    // For two cores: twice as many, because tests often wait for a frame, a timer or another process. Each takes up
    // to 1 GB with its browser.
    maxWorkers: totalmem() > 6 * 1024 ** 3 ? 4 : 2,
    // Files share these processes and their modules, which saves four fifths of the time that it takes to start one
    // for each file. So a test leaves nothing changed behind, not even a module's variable.
    isolate: false,
    // Most of what a test makes is garbage soon: fewer collections of the young generation.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst, shuffle: { files: true, tests: true } },
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/no-owner-stacks.ts', 'test/fail-on-console-error.ts'],
    reporters: ['default', './test/requirements/reporter.ts', './test/summary-reporter.ts'],
    restoreMocks: true,
    expect: { poll: { timeout: 15_000 } },
    // Four files and their browsers share two cores, so a wait can run out without a fault. The report names such tests.
    retry: { count: 1, condition: /in time|[Tt]imeout|timed out/ },
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
