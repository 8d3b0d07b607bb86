import { identityErrors } from '#modules/identity/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { mailLink } from '../sign-in/mail-link.job.ts';
import { findUser } from './users.queries.ts';
import type { Acting } from '../memberships/acting.ts';
import { requirePowerOver } from './user-guards.ts';

/** Has the link mailed by which a person chooses a password. */
export async function mailUserLink(
  acting: Acting,
  userId: string,
  { jobs }: Pick<Context, 'jobs'>,
): Promise<void> {
  const { tx, scope } = acting;
  await requirePowerOver(acting, userId);
  const user = await findUser(tx, acting, userId);
  if (!user.may_be_mailed) throw identityErrors.cannot_be_mailed();
  const { language, requestId, companyId, employeeId } = scope;
  await jobs.enqueue(tx, mailLink, {
    name: user.username,
    language,
    requestId,
    asker: { companyId, userId: scope.userId, employeeId },
  });
}
