import type { Context } from '#platform/server/context.ts';
import type { Connection } from '#platform/server/database/connection.ts';
import { removeHiddenEntries } from './remove-hidden-entries.ts';

/** Ends with the last piece of work that has its turn, whatever became of it. */
const turns = new WeakMap<Connection, Promise<unknown>>();

/**
 * On the embedded database imports, readings and their undoing run one after the other, as each may hide
 * entries that another would run into. What earlier ones have left is removed first. On PostgreSQL they hide
 * nothing, and locks of the database order them.
 */
export async function inTurn<Result>(
  { connection, database }: Pick<Context, 'connection' | 'database'>,
  companyId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!connection.embedded) return work();
  const turn = (turns.get(connection) ?? Promise.resolve()).then(async () => {
    await removeHiddenEntries({ database }, companyId);
    return work();
  });
  turns.set(
    connection,
    turn.catch(() => undefined),
  );
  return turn;
}
