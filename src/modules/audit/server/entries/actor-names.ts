import { readUsernames } from '#modules/identity/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { sayIfKnown } from '#platform/server/texts/name-fields.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

interface Actor {
  /** The name of the employee. */
  readonly employee: string | null;
  /** The account, which need not be an employee's. */
  readonly user_id: string | null;
}

interface Reader {
  readonly translator: Translator;
  readonly language: Language;
  readonly usernames: ReadonlyMap<string, string>;
}

/** Who did something: the employee, else the account; nobody where the application itself did it. */
export function nameActor({ employee, user_id }: Actor, reader: Reader): string | null {
  if (employee !== null) return employee;
  if (user_id === null) return null;
  return reader.usernames.get(user_id) ?? sayIfKnown(reader, 'audit:somebody_gone') ?? user_id;
}

/** What says who did something, for histories inside other screens. Never call it inside a transaction. */
export async function actorNames(
  { database, translator }: Pick<Context, 'database' | 'translator'>,
  scope: Scope,
  actors: readonly Actor[],
): Promise<(actor: Actor) => string | null> {
  const unnamed = actors.flatMap(({ employee, user_id }) => (employee === null && user_id) || []);
  const usernames = await readUsernames({ database }, scope, unnamed);
  return (actor) => nameActor(actor, { translator, language: scope.language, usernames });
}
