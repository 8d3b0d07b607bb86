import {
  changeCustomersRoute,
  createCustomersRoute,
  deleteCustomersRoute,
} from '#modules/customers/contract/several.ts';
import type { Context } from '#platform/server/context.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { moveToBin } from '../customers/move-to-bin.ts';
import { changeSeveral } from './change-several.ts';
import { createSeveral } from './create-several.ts';

export function serveSeveral(
  serve: Serve,
  context: Pick<Context, 'personalData' | 'translator'>,
): void {
  const { translator } = context;
  serve.transaction(createCustomersRoute, ({ tx, scope, body }) =>
    createSeveral(tx, scope, { ...body, context }),
  );
  serve.transaction(changeCustomersRoute, ({ tx, scope, body }) =>
    changeSeveral(tx, scope, { ...body, translator }),
  );
  serve.transaction(deleteCustomersRoute, ({ tx, scope, body }) =>
    doToSeveral({
      // In one order, so that two such calls do not wait for each other.
      rows: [...new Set(body.ids)].toSorted().map((id) => ({ id })),
      act: ({ id }) => moveToBin(tx, scope, id),
      translator,
      language: scope.language,
    }),
  );
}
