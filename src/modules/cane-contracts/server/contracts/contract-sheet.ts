import { listedContract } from '#modules/cane-contracts/contract/contracts.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { contractList } from './contracts.queries.ts';

/** The list of contracts as a file. */
export const contractSheet = contractList.exportAs({
  title: 'cane-contracts:list.title',
  columns: exportColumns(listedContract, {
    id: false,
    code: { heading: 'cane-contracts:fields.code', width: 14, printed: true },
    contractType: {
      heading: 'cane-contracts:fields.contractType',
      width: 24,
      printed: true,
      cell: ({ contractType }, say) => say(`cane-contracts:contractTypes.${contractType}`),
    },
    status: {
      heading: 'cane-contracts:fields.status',
      printed: true,
      cell: ({ status }, say) => say(`cane-contracts:statuses.${status}`),
    },
    quotaId: false,
    quotaCode: { heading: 'cane-contracts:fields.quotaCode', width: 16, printed: true },
    farmerId: false,
    farmerName: { heading: 'cane-contracts:fields.farmerName', width: 28, printed: true },
    seasonId: false,
    season: { heading: 'cane-contracts:fields.season', width: 12, printed: true },
    totalTons: { heading: 'cane-contracts:fields.totalTons', width: 14, printed: true },
    expectedTons: { heading: 'cane-contracts:fields.expectedTons', width: 14 },
    promotionAmount: { heading: 'cane-contracts:fields.promotionAmount', width: 16, printed: true },
    supportTotal: { heading: 'cane-contracts:fields.supportTotal', width: 16, printed: true },
    version: false,
    createdAt: { heading: 'cane-contracts:fields.createdAt' },
    updatedAt: { heading: 'cane-contracts:fields.updatedAt' },
  }),
});
