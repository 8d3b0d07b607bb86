import { newPassword } from '#modules/identity/contract/sign-in.ts';
import { createFirstCompanies, hasFirstCompany } from '#modules/companies/server/public.ts';
import { insertEmployee, createExampleEmployees } from '#modules/directory/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { isCommonPassword } from '../credentials/common-passwords.ts';
import { hashPassword, makePassword } from '../credentials/passwords.ts';
import { ADMINISTRATOR_POSTS, EXAMPLE_USERS } from '../demo/example-users.ts';
import { createUser, type Post } from '../users/create-user.ts';

type Needs = Pick<Context, 'beginCompany' | 'config' | 'database' | 'translator'>;

/**
 * Creates the first company and its administrator where there is none, all or nothing, and returns how to
 * sign in. When several processes start at the same time, the one whose company is stored does it.
 */
export async function firstStart(context: Needs): Promise<string[]> {
  const { config, database, translator } = context;
  if (await database.asSystem(hasFirstCompany, { readOnly: true })) return [];
  const password = config.ADMIN_PASSWORD ?? makePassword();
  await checkFirstPassword(password);
  const password_hash = await hashPassword(password);
  const administrator = nameOf(config.ADMIN_USERNAME);
  const { username } = administrator;
  const made = await database.asSystem(async (tx) => {
    const actor = { userId: null, requestId: newId() };
    const companyIds = await createFirstCompanies(tx, context, actor);
    const [companyId] = companyIds;
    if (companyId === undefined) return false;
    const posts = config.demo
      ? await takeExamplePosts(tx)
      : [await takeFirstPost(tx, translator, { companyId, username })];
    await createUser(tx, { ...administrator, password_hash, posts }, actor);
    for (const user of config.demo ? EXAMPLE_USERS : []) {
      await createUser(tx, { ...user, password_hash }, actor);
    }
    return true;
  });
  if (!made) return [];

  const say = (key: string, parameters: Record<string, string>) =>
    translator.translate('en', `identity:first_start.${key}`, parameters);
  return [
    config.ADMIN_PASSWORD === undefined
      ? `${say('sign_in', { username, password })}\n${say('shown_once', {})}`
      : say('sign_in_configured', { username }),
    ...(config.demo
      ? [say('sign_in_also', { usernames: EXAMPLE_USERS.map((user) => user.username).join(', ') })]
      : []),
  ];
}

/** The configured password becomes that of everybody who can sign in. */
async function checkFirstPassword(password: string): Promise<void> {
  if (!newPassword.safeParse(password).success || (await isCommonPassword(password))) {
    throw new Error(
      'ADMIN_PASSWORD must have at least 10 characters and not be a common password.',
    );
  }
}

async function takeExamplePosts(tx: Transaction): Promise<readonly Post[]> {
  await createExampleEmployees(tx);
  return ADMINISTRATOR_POSTS;
}

/** The administrator is an employee from the start, because records are owned by employees. */
async function takeFirstPost(
  tx: Transaction,
  translator: Needs['translator'],
  { companyId, username }: { companyId: number; username: string },
): Promise<Post> {
  const employeeId = await insertEmployee(tx, {
    company_id: companyId,
    first_name: translator.translate('en', 'identity:first_start.first_name'),
    last_name: username,
    first_name_th: translator.translate('th', 'identity:first_start.first_name'),
    last_name_th: username,
  });
  return { companyId, role: 'administrator', employeeId };
}

/** The configured name may be an e-mail address; a username may not. */
function nameOf(configured: string): { username: string; email: string | null } {
  const [username = configured] = configured.split('@', 1);
  return { username, email: username === configured ? null : configured };
}
