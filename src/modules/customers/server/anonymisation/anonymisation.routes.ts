import { anonymiseRoute } from '#modules/customers/contract/anonymisation.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { anonymise } from './anonymise.ts';

export function serveAnonymisation(serve: Serve, context: Context): void {
  serve.transaction(anonymiseRoute, ({ tx, scope, params, body }) =>
    anonymise(tx, scope, {
      id: params.id,
      confirmName: body.confirm_name,
      reason: body.reason,
      context,
    }),
  );
}
