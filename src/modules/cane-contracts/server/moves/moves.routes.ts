import * as routes from '#modules/cane-contracts/contract/moves.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { doToSeveral } from '#platform/server/records/do-to-several.ts';
import { readContract } from '../contracts/contracts.queries.ts';
import { moveContract, type Move, type MovingContext } from './move-contract.ts';

export function serveMoves(serve: Serve, context: MovingContext): void {
  const move = async (tx: Transaction, scope: Scope, asked: Omit<Move, 'context'>) => {
    await moveContract(tx, scope, { ...asked, context });
    return readContract(tx, scope, asked.id);
  };

  serve.transaction(routes.moveContractRoute, ({ tx, scope, params, body }) => {
    const { to_status_code: to, rejectReason, version } = body;
    return move(tx, scope, { id: params.id, to, rejectReason, version });
  });

  serve.transaction(routes.rejectContractRoute, ({ tx, scope, params, body }) =>
    move(tx, scope, { id: params.id, to: 'rejected', ...body }),
  );

  serve.transaction(routes.moveContractsRoute, ({ tx, scope, body }) => {
    const { contracts, to_status_code: to, rejectReason } = body;
    return doToSeveral({
      // In one order, so that two such calls do not wait for each other.
      rows: [...new Map(contracts.map((row) => [row.id, row])).values()].toSorted((one, other) =>
        one.id < other.id ? -1 : 1,
      ),
      translator: context.translator,
      language: scope.language,
      act: ({ id, version }) => moveContract(tx, scope, { id, to, rejectReason, version, context }),
    });
  });
}
