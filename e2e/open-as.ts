import type { Browser, Page } from '@playwright/test';
import { administrator } from './administrator.ts';
import { signIn } from './fixtures.ts';

interface Person {
  /** Of somebody in the examples. */
  readonly username: string;
  readonly address: string;
}

/** An address in the browser of another person. */
export async function openAs(browser: Browser, { username, address }: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
  const page = await context.newPage();
  await page.goto(new URL('/login', address).href);
  await signIn(page, { ...administrator, username });
  await page.goto(address);
  return page;
}
