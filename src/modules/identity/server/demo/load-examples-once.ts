import { eq } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import { counters } from '#platform/server/database/counters.tables.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { listMembers, scopeOf } from '../memberships/members.queries.ts';

interface Examples<Example> {
  /** Counts the loads of each company: a person who deletes the examples does not want them back. */
  readonly name: string;
  /** Or what makes them, where they need files, which are stored before anything is written. */
  readonly examples: readonly Example[] | (() => Promise<readonly Example[]>);
  readonly load: (tx: Transaction, scope: Scope, example: Example) => Promise<unknown>;
}

/**
 * With demo data, writes the examples of the invented companies in the name of their administrators, once in
 * the life of an installation.
 */
export async function loadExamplesOnce<Example extends { readonly companyId: number }>(
  context: Pick<Context, 'config' | 'database' | 'permissionSets'>,
  { name, examples, load }: Examples<Example>,
): Promise<void> {
  const { config, database } = context;
  const wereLoaded = async (tx: Transaction) =>
    (await tx.select().from(counters).where(eq(counters.name, name)).limit(1)).length > 0;
  if (!config.demo || (await database.asSystem(wereLoaded, { readOnly: true }))) return;
  const all = typeof examples === 'function' ? await examples() : examples;
  const members = await database.asSystem(listMembers, { readOnly: true });
  for (const companyId of new Set(all.map((example) => example.companyId))) {
    const author = members.find(
      (member) => member.companyId === companyId && member.role === 'administrator',
    );
    if (author === undefined) continue;
    const { userId } = author;
    const scope = await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' });
    await database.inCompany(scope, async (tx) => {
      // Of several processes starting at once, the others wait here and then see what the first has done.
      if ((await nextNumber(tx, scope, name)) > 1) return;
      for (const example of all.filter((one) => one.companyId === companyId)) {
        await load(tx, scope, example);
      }
    });
  }
}
