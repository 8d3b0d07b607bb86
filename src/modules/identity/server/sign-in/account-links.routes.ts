import * as routes from '#modules/identity/contract/sign-in.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readAccountLink, redeemAccountLink } from './account-links.ts';

/** Nobody can guess a link; those who try are slowed down all the same. */
const LIMIT = { perMinute: 60 } as const;

/** What strangers do with a link to choose a password. */
export function serveAccountLinks(serve: Serve, context: Context): void {
  const { clock, database } = context;

  serve.outside(
    routes.readAccountLink,
    async ({ body }) => {
      const link = { token: body.token, now: clock.now() };
      return database.asSystem((tx) => readAccountLink(tx, link), { readOnly: true });
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
