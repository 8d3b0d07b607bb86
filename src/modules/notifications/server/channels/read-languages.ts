import { findLanguages } from '#modules/settings/server/public.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/contract/texts/texts.ts';
import type { Message, SendingContext } from './provider.ts';

/** The language that each recipient has chosen. */
export async function readLanguages(
  { database }: Pick<SendingContext, 'database'>,
  messages: readonly Pick<Message, 'user_id'>[],
): Promise<(message: Pick<Message, 'user_id'>) => Language> {
  const users = messages.flatMap(({ user_id }) => user_id ?? []);
  if (users.length === 0) return () => DEFAULT_LANGUAGE;
  // What people have chosen belongs to no company.
  const languages = await database.asSystem((tx) => findLanguages(tx, users), { readOnly: true });
  return ({ user_id }) => languages.get(user_id ?? '') ?? DEFAULT_LANGUAGE;
}
