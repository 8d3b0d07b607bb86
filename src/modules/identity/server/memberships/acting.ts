import type { PermissionSet } from '#platform/contract/permissions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction, TransactionOptions } from '#platform/server/database/transactions.ts';
import type { StoredPost } from './posts.queries.ts';

/** Who reads, and what roles are called. */
export interface Reader {
  readonly scope: Scope;
  readonly permissionSets: readonly PermissionSet[];
  readonly mailer: { readonly isSetUp: boolean };
  readonly nameRole: (role: Pick<StoredPost, 'built_in' | 'role_name'>) => string;
}

/** Somebody who manages people. Accounts belong to no company, so the transaction is the system's. */
export interface Acting extends Reader {
  readonly tx: Transaction;
  readonly now: Date;
}

/** How routes about people reach the database. */
export type ActFor = <Result>(
  scope: Scope,
  work: (acting: Acting) => Promise<Result>,
  options?: TransactionOptions,
) => Promise<Result>;

/** Accounts belong to no company, so people are managed in transactions of the system. */
export function actingIn({
  database,
  clock,
  permissionSets,
  translator,
  mailer,
}: Pick<Context, 'database' | 'clock' | 'permissionSets' | 'translator' | 'mailer'>): ActFor {
  return (scope, work, options) => {
    const nameRole: Acting['nameRole'] = ({ built_in, role_name }) =>
      built_in === null
        ? (role_name ?? '')
        : translator.translate(scope.language, `identity:roles.${built_in}`);
    return database.asSystem(
      (tx) => work({ tx, scope, permissionSets, nameRole, mailer, now: clock.now() }),
      options,
    );
  };
}
