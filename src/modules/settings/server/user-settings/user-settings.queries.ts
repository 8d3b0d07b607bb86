import { eq } from 'drizzle-orm';
import {
  DEFAULT_USER_SETTINGS,
  type UserSettings,
} from '#modules/settings/contract/user-settings.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
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
      seen_tours: userSettings.seen_tours,
    })
    .from(userSettings)
    .where(eq(userSettings.user_id, userId));
  return chosen ?? DEFAULT_USER_SETTINGS;
}

/** The languages that people have chosen, for transactions of the system; who chose none is not in it. */
export async function findLanguages(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const rows = await tx
    .select({ user_id: userSettings.user_id, lang: userSettings.lang })
    .from(userSettings)
    .where(isOneOf(userSettings.user_id, userIds));
  return new Map(rows.map(({ user_id, lang }) => [user_id, lang]));
}
