import * as routes from '#modules/identity/contract/users.ts';
import type { User } from '#modules/identity/contract/users.ts';
import { MAX_PAGE_SIZE } from '#platform/contract/pagination.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import type { ExportableList } from '#platform/server/export/export-list.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { actingIn } from '../memberships/acting.ts';
import { listUsers } from './users.queries.ts';

/** The people who can sign in, as a file. */
export function serveUsersExport(serve: Serve, context: Context): void {
  const acting = actingIn(context);

  serveExport(serve, context, {
    routes: { ticket: routes.createUsersExport, file: routes.exportUsers },
    entity: 'user',
    list: async (scope, query) => listOf(await allUsers(scope, query)),
  });

  /** Accounts belong to no company, so they are read as the system; there are far fewer than employees. */
  function allUsers(scope: Scope, query: Query<typeof routes.exportUsers>): Promise<User[]> {
    return context.database.asSystem(
      async (tx) => {
        const users: User[] = [];
        for (let page = 1; ; page += 1) {
          const { data } = await listUsers(tx, acting({ tx, scope }), {
            ...query,
            page,
            page_size: MAX_PAGE_SIZE,
            count: 'exact',
          });
          users.push(...data);
          if (data.length < MAX_PAGE_SIZE) return users;
        }
      },
      { readOnly: true },
    );
  }
}

function listOf(users: readonly User[]): ExportableList<User> {
  return {
    title: 'identity:users.title',
    columns: exportColumns(routes.user, {
      id: false,
      username: { heading: 'identity:fields.username', width: 20 },
      email: { heading: 'identity:fields.email', width: 30 },
      employee: {
        heading: 'identity:users.columns.name',
        width: 28,
        cell: ({ employee }) => employee?.name ?? null,
      },
      role: {
        heading: 'identity:fields.role',
        width: 20,
        cell: ({ role }) => role.name,
      },
      status: {
        heading: 'identity:fields.status',
        cell: ({ status }, say) => say(`identity:users.statuses.${status}`),
      },
      is_otp: {
        heading: 'identity:users.two_step',
        cell: ({ is_otp }, say) => say(`identity:account.otp.${is_otp ? 'on' : 'off'}`),
      },
      is_otp_block: false,
      locked_until: false,
      last_seen_at: { heading: 'identity:users.columns.last_seen' },
      other_companies: {
        heading: 'identity:users.columns.other_companies',
        width: 28,
        cell: ({ other_companies: others }) => others.map(({ name }) => name).join(', '),
      },
      may_manage_account: false,
      may_be_mailed: false,
      is_caller: false,
      created_at: false,
      updated_at: false,
    }),
    findIds: async () => users.map(({ id }) => id),
    readRows: async (_, ids) => {
      const wanted = new Set(ids);
      return users.filter(({ id }) => wanted.has(id));
    },
  };
}
