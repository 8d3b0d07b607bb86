import type { Page } from '@playwright/test';
import type { en } from '#modules/cane-contracts/i18n/en.ts';
import type { th } from '#modules/cane-contracts/i18n/th.ts';

/** Presses the button of a move on a contract's page, and the same one in the dialog that asks. */
export async function confirmMove(
  page: Page,
  { moves }: typeof th | typeof en,
  to: 'approved' | 'active',
): Promise<void> {
  const name = moves.names[to];
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
