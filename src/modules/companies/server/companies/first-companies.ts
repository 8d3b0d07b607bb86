import { SIGN_IN_COMPANY_ID } from '#modules/companies/contract/companies.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { EXAMPLE_COMPANIES } from '../demo/example-companies.ts';
import { findCompany } from './companies.queries.ts';
import { createCompany } from './create-company.ts';

type Needs = Pick<Context, 'beginCompany' | 'config' | 'translator'>;
type Actor = Parameters<typeof createCompany>[2]['actor'];

export async function hasFirstCompany(tx: Transaction): Promise<boolean> {
  return (await findCompany(tx, SIGN_IN_COMPANY_ID)) !== undefined;
}

/** Creates the first company, or the companies of the examples, and returns their ids; none when they exist. */
export async function createFirstCompanies(
  tx: Transaction,
  context: Needs,
  actor: Actor,
): Promise<number[]> {
  const { config, translator } = context;
  const own = {
    id: SIGN_IN_COMPANY_ID,
    name_th: translator.translate('th', 'companies:first_start.company'),
    name_en: translator.translate('en', 'companies:first_start.company'),
    code: 'MAIN',
  };
  const ids: number[] = [];
  for (const company of config.demo ? EXAMPLE_COMPANIES : [own]) {
    const created = await createCompany(tx, company, { context, actor });
    if (created !== undefined) ids.push(created.id);
  }
  return ids;
}
