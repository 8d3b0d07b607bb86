import {
  contractMoves,
  contractStatuses,
  type ContractStatus,
} from '#modules/cane-contracts/contract/contract-status.ts';
import { useMay } from '#platform/web/shell/viewer.ts';

/** Where a contract of a status may go by this person. */
export function useMovesOf(): (from: ContractStatus) => ContractStatus[] {
  const may = {
    write: useMay('cane-contracts:write'),
    approve: useMay('cane-contracts:approve'),
    manage: useMay('cane-contracts:manage'),
  };
  return (from) =>
    contractStatuses.filter((to) => {
      const by = contractMoves[from][to];
      return by !== undefined && may[by];
    });
}
