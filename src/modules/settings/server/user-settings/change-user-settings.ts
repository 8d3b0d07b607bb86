import {
  settingsEvents,
  DEFAULT_USER_SETTINGS,
  type UserSettings,
} from '#modules/settings/contract/user-settings.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordSystemEvent } from '#platform/server/events/record-event.ts';
import { findUserSettings } from './user-settings.queries.ts';
import { userSettings } from './user-settings.tables.ts';

/** Stores what a person has chosen; what is not sent stays. */
export async function changeUserSettings(
  tx: Transaction,
  actor: { readonly userId: string; readonly requestId: string },
  changes: Partial<UserSettings>,
): Promise<UserSettings> {
  const { userId } = actor;
  const before = await findUserSettings(tx, userId);
  await tx
    .insert(userSettings)
    .values({ ...DEFAULT_USER_SETTINGS, ...changes, user_id: userId })
    .onConflictDoUpdate({
      target: userSettings.user_id,
      set: { ...changes, updated_at: new Date().toISOString() },
    });
  const after = await findUserSettings(tx, userId);
  await recordSystemEvent(tx, actor, {
    name: settingsEvents.changed,
    entity: 'user_settings',
    entityId: userId,
    before,
    after,
  });
  return after;
}
