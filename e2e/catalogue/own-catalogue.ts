import type { Page } from '@playwright/test';
import { en } from '#modules/catalogue/i18n/en.ts';
import { th } from '#modules/catalogue/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { expect } from '../fixtures.ts';
import { addressOf } from '../screen.ts';
import { visit } from '../visit.ts';

const TEXTS = { th, en };
const PLATFORM = { th: platformTh, en: platformEn };

/** A table of the application's own database, the first of its schema, by the name in its comment. */
const TABLE = { th: 'ลิงก์ยืนยันบัญชี', en: 'Account links' };
/** Its column that refers to another table. */
const REFERRING = 'user_id';

/** Opens the catalogue of the application's own database, which it reads soon after it has started. */
export async function openOwnCompany(page: Page, language: Language): Promise<void> {
  await visit(page, await addressOf('own company', () => findOwnCompany(page, language)));
  await expect(ownFeature(page, language)).toBeVisible();
}

async function findOwnCompany(page: Page, language: Language): Promise<string> {
  const { details_of } = TEXTS[language].dashboard;
  const company = page.getByRole('link', { name: details_of.replace('{{name}}', 'Backoffice') });
  await expect(async () => {
    await visit(page, '/air/dashboard');
    await expect(company).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await company.click();
  await expect(page).toHaveURL(/company-explorer/);
  return `${new URL(page.url()).pathname}?expand=public`;
}

/** Opens the page of one of its tables. */
export async function openOwnFeature(page: Page, language: Language): Promise<void> {
  await visit(page, await addressOf('own feature', () => findOwnFeature(page, language)));
  await expect(page.getByRole('heading', { level: 1, name: TABLE[language] })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

async function findOwnFeature(page: Page, language: Language): Promise<string> {
  await openOwnCompany(page, language);
  await ownFeature(page, language).click();
  await expect(page.getByRole('heading', { level: 1, name: TABLE[language] })).toBeVisible();
  return addressNow(page);
}

/** Opens what that column refers to, which is found from its line on the page of the table. */
export async function openOwnImpact(page: Page, language: Language): Promise<void> {
  const { impact } = TEXTS[language];
  await visit(page, await addressOf('own impact', () => findOwnImpact(page, language)));
  await page.getByText(impact.directions.upstream).click();
  await expect(
    page.getByRole('listitem').getByText(impact.relations.upstream.reference),
  ).toBeVisible();
}

async function findOwnImpact(page: Page, language: Language): Promise<string> {
  await openOwnFeature(page, language);
  await page
    .getByRole('row')
    .filter({ has: page.getByText(REFERRING, { exact: true }) })
    .getByRole('button', { name: PLATFORM[language].table.row_actions })
    .click();
  await page.getByRole('menuitem', { name: TEXTS[language].impact.open }).click();
  await expect(page).toHaveURL(/\/air\/impact\//);
  return addressNow(page);
}

function ownFeature(page: Page, language: Language) {
  const { details_of } = TEXTS[language].explorer;
  return page.getByRole('link', {
    name: details_of.replace('{{name}}', TABLE[language]),
    exact: true,
  });
}

function addressNow(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
