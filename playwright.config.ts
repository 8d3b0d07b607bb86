import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { administrator } from './e2e/administrator.ts';

// `npm run e2e` finds Chromium, builds the web part, and chooses a free port and a new data directory;
// the settings here are for an editor that starts single journeys.
const {
  CHROMIUM = '/usr/bin/chromium',
  E2E_PORT = '4600',
  E2E_DATA_DIR = join(tmpdir(), 'backoffice-e2e'),
  E2E_REPORT,
  E2E_TRACE,
} = process.env;
const address = `http://127.0.0.1:${E2E_PORT}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  // One more than the processors of the smallest machine: each waits at times for the server.
  workers: 3,
  retries: 0,
  // Long enough for a machine five times slower, where the longest journey takes seven minutes.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(E2E_REPORT ? [['json', { outputFile: E2E_REPORT }] as const] : [])],
  use: {
    baseURL: address,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // No animation is awaited, nor painted sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace is made of every journey and deleted after most.
    trace: E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM,
      // Root may not use the sandbox; the rest keeps Chromium from calling home.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // All pages of a worker share the process which has compiled the web app once.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `${address}/ready`,
    // The first start loads the examples of all modules.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: E2E_PORT,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: E2E_DATA_DIR,
      DATABASE_URL: '',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      DEMO: '1',
      ALLOW_LOOPBACK: '1',
      LOG_LEVEL: 'warn',
      // All workers together are one person, and faster than any.
      CALLS_PER_MINUTE: '100000',
    },
  },
});
