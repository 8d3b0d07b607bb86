import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';
import { administrator } from './administrator.ts';
import { expect } from './expect.ts';
import { examine } from './examine.ts';
import { takePicture } from './pictures.ts';
import { storedIn } from './stored-in.ts';
import { th } from '#modules/identity/i18n/th.ts';
import { WEB_CLIENT } from '#modules/identity/contract/sign-in.ts';
import { namesOfGrowersIn, nationalIdsIn } from '#tests/support/personal-values.ts';
import type { Language } from '#platform/contract/texts/texts.ts';

export { expect };

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

const brokenPolicy = 'broken policy: ';

/** The web app's own flag that this browser has a session worth renewing. */
const signedInMark = 'backoffice.signed-in';

/** A browser that is reused from test to test, and what its pages tried that their policy forbids. */
interface Seat {
  readonly context: BrowserContext;
  /** Stays open, so that the next test's page finds the process that has compiled the web app. */
  readonly keeper: Page;
  readonly brokenPolicies: string[];
}

interface Fixtures {
  /** Who opens the page: the administrator, signed in, or nobody. */
  visitor: 'administrator' | 'stranger';
  /** A page of the administrator in a language, which is passed to the next test as it is. */
  stayingPage: (language: Language) => Promise<Page>;
  /** Fails when the page breaks a rule of WCAG 2.2 AA that a machine can check. */
  expectAccessible: () => Promise<void>;
  /** Saves a picture of the whole page in `test-results/pictures` when `E2E_PICTURES=1` is set. */
  takePicture: (name: string) => Promise<void>;
}

interface WorkerFixtures {
  /** What the worker's browser stores of its sign-in. */
  session: { storage?: Storage };
  seat: Seat;
  /** The context of the pages that stay, with its own session. */
  stayingSeat: Seat & { readonly pages: Map<Language, Page> };
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

  stayingSeat: [
    async ({ browser }, provide) => {
      const seat = await makeSeat(browser);
      await seat.keeper.goto('/login');
      await signIn(seat.keeper);
      await startIn(seat.keeper, 'th');
      await provide({ ...seat, pages: new Map([['th', seat.keeper]]) });
      await seat.context.close();
    },
    { scope: 'worker' },
  ],

  stayingPage: async ({ stayingSeat }, provide) => {
    const { context, pages } = stayingSeat;
    await provide(async (language) => {
      const page = pages.get(language) ?? (await context.newPage());
      if (!pages.has(language)) await startIn(page, language);
      pages.set(language, page);
      return page;
    });
    expect(stayingSeat.brokenPolicies, 'what the content security policy forbade').toEqual([]);
  },

  // The web app's files are fetched and compiled once for all tests of a worker; pages, cookies and
  // storage are new for each test. Sign-in is limited per minute, so each worker signs in
  // once. A session's refresh token works once; the newest is passed from test to test.
  context: async ({ browser, baseURL, seat, session, visitor }, provide) => {
    const { context } = seat;
    if (visitor === 'administrator') session.storage ??= await signInOnce(browser, baseURL);
    await context.setStorageState(
      visitor === 'administrator' && session.storage
        ? session.storage
        : { cookies: [], origins: [] },
    );
    seat.brokenPolicies.length = 0;
    await provide(context);
    await expectNothingPersonal(seat.keeper);
    for (const page of context.pages()) if (page !== seat.keeper) await page.close();
    if (session.storage !== undefined && visitor === 'administrator') {
      session.storage = await renew(session.storage, context);
    }
    expect(seat.brokenPolicies, 'what the content security policy forbade').toEqual([]);
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      expect(await examine(page)).toEqual([]);
    });
  },

  takePicture: async ({ page }, provide) => {
    await provide((name) => takePicture(page, name));
  },
});

/** The browser stores no national id, and the name of a grower only for the field, where there is no network. */
async function expectNothingPersonal(page: Page): Promise<void> {
  const stored = await storedIn(page);
  expect(nationalIdsIn(JSON.stringify(stored)), 'national ids in the storage').toEqual([]);
  const { 'backoffice-field': _plan, 'backoffice-unsent': _drafts, ...kept } = stored;
  expect(namesOfGrowersIn(Object.values(kept).join()), 'names in the storage').toEqual([]);
}

async function makeSeat(browser: Browser): Promise<Seat> {
  const context = await browser.newContext();
  const brokenPolicies: string[] = [];
  const seat: Seat = { context, keeper: await context.newPage(), brokenPolicies };
  context.on('console', (message) => {
    if (message.text().startsWith(brokenPolicy)) brokenPolicies.push(message.text());
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
  // A label may end with the mark of a required field.
  await page.getByLabel(new RegExp(`^${th.sign_in.username}`)).fill(person.username);
  await page.getByLabel(new RegExp(`^${th.sign_in.password}`)).fill(person.password);
  await page.getByRole('button', { name: th.sign_in.submit }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Starts the web app in a language, which stays the same until it is started again. */
async function startIn(page: Page, language: Language): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function signInOnce(browser: Browser, baseURL?: string): Promise<Storage> {
  const page = await browser.newPage({ baseURL, locale: 'th-TH', storageState: undefined });
  await page.goto('/login');
  await signIn(page);
  const storage = await sessionOf(page.context());
  await page.close();
  return storage;
}

/** What the web app stored for a sign-in, and nothing else of what it stored. */
async function sessionOf(context: BrowserContext): Promise<Storage> {
  const { cookies, origins } = await context.storageState();
  const marked = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === signedInMark),
  }));
  return { cookies, origins: marked };
}

/**
 * The session that a test leaves behind; nothing when it signed out. A page that was closed while it renewed
 * its session never got the new token: asking again within seconds gives the same one.
 */
async function renew(
  { cookies, origins }: Storage,
  context: BrowserContext,
): Promise<Storage | undefined> {
  await context.request.post('/api/token/refresh', {
    headers: { 'x-client': WEB_CLIENT },
    data: {},
  });
  const left = await context.cookies();
  const isSignedIn = cookies.every(({ name }) => left.some((cookie) => cookie.name === name));
  return isSignedIn ? { cookies: left, origins } : undefined;
}
