import * as routes from '#modules/cane-contracts/contract/moves.ts';
import { contractPermissions } from '#modules/cane-contracts/contract/permissions.ts';
import { namePermitted } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { readContractDuring } from '../contracts/contracts.queries.ts';
import { eventOf, moveContract, type Move, type MovingContext } from './move-contract.ts';
import { peopleToNotify } from './people-to-notify.queries.ts';

type Asked = Omit<Move, 'context' | 'peopleToNotify'>;

export function serveMoves(
  serve: Serve,
  context: MovingContext & Pick<Context, 'permissionSets'>,
): void {
  const move = async (tx: Transaction, scope: Scope, asked: Asked) => {
    await moveContract(tx, scope, {
      ...asked,
      context,
      peopleToNotify: peopleToNotify(tx, scope, context),
    });
    return readContractDuring(tx, scope, { id: asked.id, doing: eventOf[asked.to] });
  };

  serve.transaction(routes.listApproversRoute, async ({ tx, scope }) => ({
    data: await namePermitted(tx, scope, {
      permission: contractPermissions.names.approve,
      permissionSets: context.permissionSets,
    }),
  }));

  serve.transaction(routes.listStartersRoute, async ({ tx, scope }) => ({
    data: await namePermitted(tx, scope, {
      permission: contractPermissions.names.manage,
      permissionSets: context.permissionSets,
    }),
  }));

  serve.transaction(routes.moveContractRoute, ({ tx, scope, params, body }) => {
    const { to_status_code: to, rejectReason, version } = body;
    return move(tx, scope, { id: params.id, to, rejectReason, version });
  });

  serve.transaction(routes.rejectContractRoute, ({ tx, scope, params, body }) =>
    move(tx, scope, { id: params.id, to: 'rejected', ...body }),
  );

  serve.transaction(routes.moveContractsRoute, ({ tx, scope, body }) => {
    const { contracts, to_status_code: to, rejectReason } = body;
    const shared = {
      to,
      rejectReason,
      context,
      peopleToNotify: peopleToNotify(tx, scope, context),
    };
    return doToSeveral({
      // In one order, so that two such calls do not wait for each other.
      rows: [...new Map(contracts.map((row) => [row.id, row])).values()].toSorted((one, other) =>
        one.id < other.id ? -1 : 1,
      ),
      translator: context.translator,
      language: scope.language,
      act: ({ id, version }) => moveContract(tx, scope, { id, version, ...shared }),
    });
  });
}
