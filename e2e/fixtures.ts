import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { administrator } from './administrator.ts';
import { th } from '#modules/identity/i18n/th.ts';

export { expect };

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

interface Fixtures {
  /** Who opens the page: the administrator, signed in, or a stranger. */
  visitor: 'administrator' | 'stranger';
  /** Fails when the page breaks a rule of WCAG 2.2 AA that a machine can see. */
  expectAccessible: () => Promise<void>;
  /** Leaves a picture of the whole page in `test-results/pictures`. */
  takePicture: (name: string) => Promise<void>;
}

interface WorkerFixtures {
  /** What the worker's browser holds of its sign-in. */
  session: { cookies?: Cookies };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  visitor: ['administrator', { option: true }],

  session: [{}, { scope: 'worker' }],

  // Sign-in is limited by the minute, so each worker signs in once. A session's refresh token works
  // once; the newest goes from test to test.
  context: async ({ browser, baseURL, context, session, visitor }, provide) => {
    if (visitor === 'stranger') return provide(context);
    session.cookies ??= await signInOnce(browser, baseURL);
    await context.addCookies(session.cookies);
    await provide(context);
    session.cookies = await context.cookies();
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect(found).toEqual([]);
    });
  },

  takePicture: async ({ page }, provide) => {
    await provide(async (name) => {
      await page.screenshot({ path: `test-results/pictures/${name}.png`, fullPage: true });
    });
  },
});

/** Fills the sign-in form that the page shows. */
export async function signIn(page: Page, person = administrator): Promise<void> {
  await page.getByLabel(th.sign_in.username).fill(person.username);
  await page.getByLabel(th.sign_in.password, { exact: true }).fill(person.password);
  await page.getByRole('button', { name: th.sign_in.submit }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function signInOnce(browser: Browser, baseURL = ''): Promise<Cookies> {
  const page = await browser.newPage({ baseURL, locale: 'th-TH' });
  await page.goto('/login');
  await signIn(page);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies;
}
