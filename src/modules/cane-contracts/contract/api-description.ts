import type { ApiDescription } from '#platform/contract/api-description.ts';
import { contract, contractChange, contractInput, listedContract } from './contracts.ts';
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
    CaneContractInput: contractInput,
    CaneContractListed: listedContract,
    CaneContractSettings: contractSettings,
    CaneContractSummary: farmerSummary,
  },
};
