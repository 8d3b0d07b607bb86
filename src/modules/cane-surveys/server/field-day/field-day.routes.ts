import { fieldDayRoute } from '#modules/cane-surveys/contract/field-day.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { readFieldDay } from './field-day.queries.ts';

export function serveFieldDay(serve: Serve, { clock }: Context): void {
  serve.transaction(fieldDayRoute, ({ tx, scope, query }) =>
    readFieldDay(tx, scope, { ...query, now: clock.now() }),
  );
}
