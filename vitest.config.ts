import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';

/** Settings of whoever runs the tests must not reach them. */
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|STORAGE_URL|SEED|ADMIN_|DEMO_|CHATBOT_|LLM_|SMTP_|MAIL_|NOTIFY_|TRUST_PROXY|LIMIT_|LOG_LEVEL|AWS_|NODE_ENV)/;
for (const name of Object.keys(process.env)) if (SETTINGS.test(name)) delete process.env[name];

const common = {
  sequence: { shuffle: { files: true, tests: true } },
  setupFiles: ['test/fail-on-console-error.ts'],
  restoreMocks: true,
  expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Made for two cores: one more, since journeys often wait for a frame or for what is saved after a pause.
    maxWorkers: 3,
    // Files share these processes and their modules: to start one for each takes a fifth of the time. So nothing that
    // a test changes may outlive it, a module's own variables among them.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['test/global-setup.ts'],
    reporters: ['default', './test/requirements/reporter.ts', './test/summary-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'rooms',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx,mjs}', 'test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', '**/node_modules/**'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
          sequence: { ...common.sequence, groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'journeys',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          sequence: { ...common.sequence, groupOrder: 1 },
        },
      },
    ],
  },
});
