import { BUILT_IN_ROLES, type PermissionSet } from '#platform/contract/permissions.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { StoredPost } from './posts.queries.ts';

/** Who reads, and what roles are called. */
export interface Reader {
  readonly scope: Scope;
  readonly now: Date;
  readonly permissionSets: readonly PermissionSet[];
  readonly mailer: { readonly isSetUp: boolean };
  readonly nameRole: (role: Pick<StoredPost, 'built_in' | 'role_name'>) => string;
  /** What the built-in roles are called in any language, in lower case: no other role may be called that. */
  readonly builtInNames: ReadonlySet<string>;
}

/** Somebody who manages people. Accounts belong to no company, so the transaction is the system's. */
export interface Acting extends Reader {
  readonly tx: Transaction;
}

/** Makes the one who acts in a transaction of the system. */
export type ActIn = (call: Pick<Acting, 'tx' | 'scope'>) => Acting;

/** What those who manage people need besides their transaction. */
export function actingIn({
  clock,
  permissionSets,
  translator,
  mailer,
}: Pick<Context, 'clock' | 'permissionSets' | 'translator' | 'mailer'>): ActIn {
  const builtInNames = new Set(
    BUILT_IN_ROLES.flatMap((role) =>
      LANGUAGES.map((language) =>
        translator.translate(language, `identity:roles.${role}`).toLowerCase(),
      ),
    ),
  );
  return ({ tx, scope }) => ({
    tx,
    scope,
    permissionSets,
    mailer,
    builtInNames,
    now: clock.now(),
    nameRole: ({ built_in, role_name }) =>
      built_in === null
        ? (role_name ?? '')
        : translator.translate(scope.language, `identity:roles.${built_in}`),
  });
}
