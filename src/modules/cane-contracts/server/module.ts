import { contractsApi } from '#modules/cane-contracts/contract/api-description.ts';
import { CANE_CONTRACT } from '#modules/cane-contracts/contract/contracts.ts';
import { notifiableContracts } from '#modules/cane-contracts/contract/notifiable.ts';
import { contractPermissions } from '#modules/cane-contracts/contract/permissions.ts';
import { en } from '#modules/cane-contracts/i18n/en.ts';
import { th } from '#modules/cane-contracts/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { caneContracts } from './contracts/contracts.tables.ts';
import { contractsOfQuotas, searchContracts } from './contracts/contracts.queries.ts';
import { serveContracts } from './contracts/contracts.routes.ts';
import { forgetFarmers } from './contracts/forget-farmers.ts';
import { loadExamples } from './demo/load-examples.ts';
import { contractDefaults } from './moves/default-settings.ts';
import { serveMoves } from './moves/moves.routes.ts';
import { servePaper } from './paper/paper.routes.ts';
import { serveReceipts } from './receipts/receipts.routes.ts';
import { serveContractSettings } from './settings/settings.routes.ts';
import { serveSummary } from './summary/summary.routes.ts';

/** What growers promise to deliver, and what the company advances to them. */
export const caneContractsModule: ServerModule = {
  name: 'cane-contracts',
  texts: { th, en },
  api: contractsApi,
  permissions: contractPermissions.set,
  lists: { 'cane-contracts': contractPermissions.name('read') },
  notifiable: [notifiableContracts],
  defaultSettings: contractDefaults,
  amounts: { [CANE_CONTRACT]: ['promotionAmount', 'price', 'supportTotal'] },
  attachments: [
    {
      entity: CANE_CONTRACT,
      table: caneContracts,
      see: contractPermissions.name('read'),
      attach: contractPermissions.name('write'),
      accepts: ['image', 'pdf'],
      stripsPictures: true,
    },
  ],
  searches: [searchContracts],
  belonging: [contractsOfQuotas],
  recordNames: [{ table: caneContracts, name: caneContracts.code }],
  create: (context) => ({
    forget: forgetFarmers(context),
    prepare: () => loadExamples(context),
    routes(serve) {
      serveContractSettings(serve);
      serveSummary(serve);
      serveContracts(serve, context);
      serveMoves(serve, context);
      serveReceipts(serve);
      servePaper(serve, context);
    },
  }),
};
