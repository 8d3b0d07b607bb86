import { changeCustomersRoute } from '#modules/customers/contract/several.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { changeSeveral } from './change-several.ts';

export function serveSeveral(serve: Serve, { translator }: Pick<Context, 'translator'>): void {
  serve.transaction(changeCustomersRoute, ({ tx, scope, body }) =>
    changeSeveral(tx, scope, { ...body, translator }),
  );
}
