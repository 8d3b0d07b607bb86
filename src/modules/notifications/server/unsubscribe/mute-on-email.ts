import { findAccounts } from '#modules/identity/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Actor } from '#platform/server/events/record-event.ts';
import { changePreferences } from '../preferences/change-preferences.ts';
import { findPreferences } from '../preferences/preferences.queries.ts';

/** Mutes a topic on Email for a person, once; everything else they chose stays as it is. */
export async function muteOnEmail(
  tx: Transaction,
  person: Actor & { readonly userId: string },
  topic: string,
): Promise<void> {
  const { userId } = person;
  const accounts = await findAccounts(tx, person, { users: [userId], employees: [] });
  if (accounts.length === 0) throw errors.not_found();
  const found = await findPreferences(tx, person, [userId]);
  const { mutes, quiet } = found.get(userId) ?? { mutes: [], quiet: null };
  const isMuted = mutes.some(
    (mute) => mute.topic === topic && (mute.channel ?? 'Email') === 'Email',
  );
  if (isMuted) return;
  await changePreferences(tx, person, {
    mutes: [...mutes, { topic, channel: 'Email' }],
    quiet,
  });
}
