import type { ApiDescription } from '#platform/contract/api-description.ts';
import { contractedPlot } from './contracted-plots.ts';
import { contract, contractChange, contractInput, listedContract } from './contracts.ts';
import { receiptsInput } from './receipts.ts';
import { contractSettings } from './settings.ts';
import { farmerSummary } from './summary.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const contractsApi: ApiDescription = {
  groups: [
    {
      name: 'Cane contracts',
      description: 'What growers promise to deliver and what the company advances to them.',
      paths: ['contracts'],
    },
  ],
  schemas: {
    CaneContract: contract,
    CaneContractChange: contractChange,
    CaneContractPlot: contractedPlot,
    CaneContractInput: contractInput,
    CaneContractListed: listedContract,
    CaneContractReceipts: receiptsInput,
    CaneContractSettings: contractSettings,
    CaneContractSummary: farmerSummary,
  },
};
