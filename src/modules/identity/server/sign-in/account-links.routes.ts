import * as routes from '#modules/identity/contract/sign-in.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listCompaniesOf } from '../memberships/memberships.queries.ts';
import { readAccountLink, redeemAccountLink } from './account-links.ts';

/** Nobody can guess a link; attempts are slowed down all the same. */
const LIMIT = { perMinute: 60 } as const;

/** What anybody with a link to choose a password may do. */
export function serveAccountLinks(serve: Serve, context: Context): void {
  const { clock, database } = context;

  serve.outside(
    routes.readAccountLink,
    async ({ body }) => {
      const link = { token: body.token, now: clock.now() };
      return database.asSystem(
        async (tx) => {
          const found = await readAccountLink(tx, link);
          return { ...found, companies: await listCompaniesOf(tx, found.user_id) };
        },
        { readOnly: true },
      );
    },
    LIMIT,
  );

  serve.outside(
    routes.redeemAccountLink,
    async ({ body, visitor }) => {
      await redeemAccountLink(context, { ...body, requestId: visitor.requestId });
      return undefined;
    },
    LIMIT,
  );
}
