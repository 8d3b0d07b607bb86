import { serveHistory } from '#modules/audit/server/public.ts';
import { contractedPlotsRoute } from '#modules/cane-contracts/contract/contracted-plots.ts';
import {
  CANE_CONTRACT,
  contractExport,
  contractRoutes,
} from '#modules/cane-contracts/contract/contracts.ts';
import { contractHistoryRoute } from '#modules/cane-contracts/contract/history.ts';
import type { Context } from '#platform/server/context.ts';
import { serveExport } from '#platform/server/export/serve-export.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { serveRecord } from '#platform/server/records/serve-record.ts';
import { findContractedPlots } from './contracted-plots.queries.ts';
import { contractSheet } from './contract-sheet.ts';
import { contractKeeper, contractList, readContract } from './contracts.queries.ts';
import { createContract } from './create-contract.ts';
import { deleteContract } from './delete-contract.ts';
import { updateContract } from './update-contract.ts';

export function serveContracts(serve: Serve, context: Context): void {
  serveRecord(serve, contractRoutes, {
    list: contractList.page,
    get: readContract,
    create: createContract,
    update: updateContract,
    delete: deleteContract,
  });

  serve.transaction(contractedPlotsRoute, async ({ tx, scope, query }) => ({
    data: await findContractedPlots(tx, scope, query.quotaId),
  }));

  serveExport(serve, context, {
    routes: contractExport,
    entity: CANE_CONTRACT,
    list: contractSheet,
  });

  serveHistory(serve, {
    ...context,
    route: contractHistoryRoute,
    entity: CANE_CONTRACT,
    find: (tx, scope, id) => contractKeeper.find(tx, scope, id),
  });
}
