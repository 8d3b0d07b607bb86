import { errors, type FieldProblem } from '#platform/contract/errors.ts';
import type { Database } from '#platform/server/database/transactions.ts';
import { isCommonPassword } from '../credentials/common-passwords.ts';
import { requirementsOf } from '../memberships/requirements.queries.ts';

/** Refuses a password that is too short for one of the person's companies, or that everybody tries first. */
export async function checkNewPassword(
  database: Database,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<void> {
  const required = await database.asSystem((tx) => requirementsOf(tx, userId), { readOnly: true });
  const limit = required.min_characters;
  if (password.length < limit) {
    throw refused({ code: 'identity:errors.password_below_policy', parameters: { limit } });
  }
  if (await isCommonPassword(password)) throw refused({ code: 'identity:errors.password_common' });
}

function refused(problem: Omit<FieldProblem, 'path'>) {
  return errors.validation_failed({ fields: [{ path: 'password', ...problem }] });
}
