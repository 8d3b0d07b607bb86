import { and, eq } from 'drizzle-orm';
import { identityEvents } from '#modules/identity/contract/events.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { users } from '../credentials/credentials.tables.ts';
import { forgetOtp } from '../account/set-up-otp.ts';
import type { Acting } from '../memberships/acting.ts';
import { refuseOneself, requirePowerOver } from './user-guards.ts';

/** Unblocks the codes of a person who typed too many wrong ones. */
export async function unblockCodes(acting: Acting, userId: string): Promise<void> {
  const { tx, scope, now } = acting;
  await requirePowerOver(acting, userId);
  const unblocked = await tx
    .update(users)
    .set({ is_otp_block: false, otp_failures: 0, updated_at: now.toISOString() })
    .where(and(eq(users.id, userId), eq(users.is_otp_block, true)))
    .returning({ id: users.id });
  if (unblocked.length === 0) return;
  await recordSystemEvent(tx, scope, {
    name: identityEvents.codes_unblocked,
    entity: 'user',
    entityId: userId,
  });
}

/** Removes the second factor from the account of a person who lost phone and recovery codes. */
export async function removeOtp(acting: Acting, userId: string): Promise<void> {
  const { tx, scope } = acting;
  await requirePowerOver(acting, userId);
  refuseOneself(acting, userId);
  if (!(await forgetOtp(tx, userId))) return;
  await recordSystemEvent(tx, scope, {
    name: identityEvents.otp_disabled,
    entity: 'user',
    entityId: userId,
  });
}
