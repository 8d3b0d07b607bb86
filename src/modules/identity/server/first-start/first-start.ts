import { eq } from 'drizzle-orm';
import { SIGN_IN_COMPANY_ID } from '#modules/companies/contract/companies.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { companies } from '#modules/companies/server/companies/companies.tables.ts';
import { createExampleCompanies, EXAMPLE_USERS } from '#modules/companies/server/demo/example-companies.ts';
import { hashPassword, makePassword } from '../credentials/passwords.ts';
import { createCompany } from '#modules/companies/server/companies/create-company.ts';
import { createUser } from '../users/create-user.ts';

type Needs = Pick<Context, 'config' | 'database' | 'translator'>;

/**
 * Makes the first company and its administrator where there is none, all or nothing, and tells how to
 * sign in. Of several processes starting at once, the one whose company is stored does it.
 */
export async function firstStart({ config, database, translator }: Needs): Promise<string[]> {
  if (await database.asSystem(hasCompany, { readOnly: true })) return [];
  const password = config.ADMIN_PASSWORD ?? makePassword();
  const password_hash = await hashPassword(password);
  const administrator = nameOf(config.ADMIN_USERNAME);
  const made = await database.asSystem(async (tx) => {
    const actor = { userId: null, requestId: newId() };
    const companyIds = config.demo
      ? await createExampleCompanies(tx, actor)
      : await createOwnCompany(tx, { translator, actor });
    if (companyIds.length === 0) return false;
    const posts = companyIds.map((companyId) => ({ companyId, role: 'administrator' as const }));
    await createUser(tx, { ...administrator, password_hash, posts }, actor);
    for (const user of config.demo ? EXAMPLE_USERS : []) {
      await createUser(tx, { ...user, password_hash }, actor);
    }
    return true;
  });
  if (!made) return [];

  const say = (key: string, parameters: Record<string, string>) =>
    translator.translate('en', `identity:first_start.${key}`, parameters);
  const { username } = administrator;
  return [
    config.ADMIN_PASSWORD === undefined
      ? `${say('sign_in', { username, password })}\n${say('shown_once', {})}`
      : say('sign_in_configured', { username }),
    ...(config.demo
      ? [say('sign_in_also', { usernames: EXAMPLE_USERS.map((user) => user.username).join(', ') })]
      : []),
  ];
}

async function hasCompany(tx: Transaction): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, SIGN_IN_COMPANY_ID));
  return found.length > 0;
}

async function createOwnCompany(
  tx: Transaction,
  { translator, actor }: Pick<Needs, 'translator'> & { actor: { userId: null; requestId: string } },
): Promise<number[]> {
  const company = {
    id: SIGN_IN_COMPANY_ID,
    name_th: translator.translate('th', 'identity:first_start.company_th'),
    name_en: translator.translate('en', 'identity:first_start.company_en'),
    code: 'MAIN',
  };
  const id = await createCompany(tx, company, actor);
  return id === undefined ? [] : [id];
}

/** The configured name may be an e-mail address; a username may not. */
function nameOf(configured: string): { username: string; email: string | null } {
  const [username = configured] = configured.split('@', 1);
  return { username, email: username === configured ? null : configured };
}
