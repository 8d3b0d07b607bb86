import {
  NOTIFICATION_PREFERENCES,
  preferenceEvents,
  type Preferences,
} from '#modules/notifications/contract/preferences.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent, type Actor } from '#platform/server/events/record-event.ts';
import { notificationPreferences } from './preferences.tables.ts';

/** Stores what the caller does not want to be notified of. */
export async function changePreferences(
  tx: Transaction,
  scope: Actor & Pick<Scope, 'userId'>,
  preferences: Preferences,
): Promise<void> {
  const { companyId, userId } = scope;
  const { quiet } = preferences;
  if (quiet !== null && quiet.from === quiet.to) {
    const fields = [{ path: 'quiet.to', code: 'notifications:errors.quiet_same' }];
    throw errors.validation_failed({ fields });
  }
  await tx
    .insert(notificationPreferences)
    .values({ company_id: companyId, user_id: userId, ...preferences })
    .onConflictDoUpdate({
      target: [notificationPreferences.company_id, notificationPreferences.user_id],
      set: preferences,
    });
  await recordEvent(tx, scope, {
    name: preferenceEvents.preferences_changed,
    entity: NOTIFICATION_PREFERENCES,
    entityId: userId,
  });
}
