import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { administrator } from './administrator.ts';
import { examine } from './examine.ts';
import { th } from '#modules/identity/i18n/th.ts';

export { expect };

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

const brokenPolicy = 'broken policy: ';

/** The web app's own note that this browser has a session worth renewing. */
const signedInMark = 'backoffice.signed-in';

/** A browser that goes from test to test, and what its pages tried that their policy forbids. */
interface Seat {
  readonly context: BrowserContext;
  /** Stays open, so that the next test's page finds the process which has compiled the web app. */
  readonly keeper: Page;
  brokenPolicies: string[];
}

interface Fixtures {
  /** Who opens the page: the administrator, signed in, or a stranger. */
  visitor: 'administrator' | 'stranger';
  /** Fails when the page breaks a rule of WCAG 2.2 AA that a machine can see. */
  expectAccessible: (options?: { except?: readonly string[] }) => Promise<void>;
  /** Leaves a picture of the whole page in `test-results/pictures` when `E2E_PICTURES=1` asks for them. */
  takePicture: (name: string) => Promise<void>;
}

interface WorkerFixtures {
  /** What the worker's browser holds of its sign-in. */
  session: { storage?: Storage };
  seat: Seat;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  visitor: ['administrator', { option: true }],

  session: [{}, { scope: 'worker' }],

  seat: [
    async ({ browser }, provide) => {
      const seat = await makeSeat(browser);
      await provide(seat);
      await seat.context.close();
    },
    { scope: 'worker' },
  ],

  // The web app's files are fetched and compiled once for all tests of a worker; pages, cookies and all
  // that is stored begin anew with each test. Sign-in is limited by the minute, so each worker signs in
  // once. A session's refresh token works once; the newest goes from test to test.
  context: async ({ browser, baseURL, seat, session, visitor }, provide) => {
    const { context } = seat;
    if (visitor === 'administrator') session.storage ??= await signInOnce(browser, baseURL);
    await context.setStorageState(
      visitor === 'administrator' && session.storage
        ? session.storage
        : { cookies: [], origins: [] },
    );
    seat.brokenPolicies = [];
    await provide(context);
    if (visitor === 'administrator') session.storage = await sessionOf(context);
    for (const page of context.pages()) if (page !== seat.keeper) await page.close();
    expect(seat.brokenPolicies, 'what the content security policy forbade').toEqual([]);
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async ({ except = [] } = {}) => {
      expect(await examine(page, except)).toEqual([]);
    });
  },

  takePicture: async ({ page }, provide) => {
    await provide(async (name) => {
      if (process.env['E2E_PICTURES'] !== '1') return;
      await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage: true });
    });
  },
});

async function makeSeat(browser: Browser): Promise<Seat> {
  const context = await browser.newContext();
  const seat: Seat = { context, keeper: await context.newPage(), brokenPolicies: [] };
  context.on('console', (message) => {
    if (message.text().startsWith(brokenPolicy)) seat.brokenPolicies.push(message.text());
  });
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`${mark}${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  }, brokenPolicy);
  await seat.keeper.goto('/favicon.svg');
  return seat;
}

/** Fills the sign-in form that the page shows. */
export async function signIn(page: Page, person = administrator): Promise<void> {
  // A label may end with the mark of a field that must be filled.
  await page.getByLabel(new RegExp(`^${th.sign_in.username}`)).fill(person.username);
  await page.getByLabel(new RegExp(`^${th.sign_in.password}`)).fill(person.password);
  await page.getByRole('button', { name: th.sign_in.submit }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function signInOnce(browser: Browser, baseURL?: string): Promise<Storage | undefined> {
  const page = await browser.newPage({ baseURL, locale: 'th-TH', storageState: undefined });
  await page.goto('/login');
  await signIn(page);
  const storage = await sessionOf(page.context());
  await page.close();
  return storage;
}

/** The session that a test leaves behind and nothing else of it; nothing when it signed out. */
async function sessionOf(context: BrowserContext): Promise<Storage | undefined> {
  const { cookies, origins } = await context.storageState();
  const marked = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === signedInMark),
  }));
  return marked.some(({ localStorage }) => localStorage.length > 0)
    ? { cookies, origins: marked }
    : undefined;
}
