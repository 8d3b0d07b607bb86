import { eq } from 'drizzle-orm';
import {
  DEFAULT_USER_SETTINGS,
  type UserSettings,
} from '#modules/settings/contract/user-settings.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { userSettings } from './user-settings.tables.ts';

/** What a person has chosen, or the defaults. */
export async function findUserSettings(tx: Transaction, userId: string): Promise<UserSettings> {
  const [chosen] = await tx
    .select({
      lang: userSettings.lang,
      timezone: userSettings.timezone,
      appearance: userSettings.appearance,
      density: userSettings.density,
      theme: userSettings.theme,
      folded_groups: userSettings.folded_groups,
    })
    .from(userSettings)
    .where(eq(userSettings.user_id, userId));
  return chosen ?? DEFAULT_USER_SETTINGS;
}
