import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { contractLimits } from '#modules/cane-contracts/contract/contract-choices.ts';
import {
  contractStatuses,
  needsReason,
  paidStatuses,
  type ContractStatus,
} from '#modules/cane-contracts/contract/contract-status.ts';
import type { ListedContract } from '#modules/cane-contracts/contract/contracts.ts';
import { supportTotalOf } from '#modules/cane-contracts/contract/support-total.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchDialog } from '#platform/web/records/batch-dialog.tsx';
import type { BatchWindow } from '#platform/web/records/use-batches.tsx';
import { texts } from '../texts.ts';
import { useMoveContracts } from './moves.api.ts';
import { PaidSums } from './paid-sums.tsx';
import { useMovesOf } from './use-moves-of.ts';

interface MoveSeveralProps extends BatchWindow {
  /** The rows as the list shows them now. */
  readonly contracts: readonly ListedContract[];
}

/** Moves the chosen contracts to the same status; what is refused stays, with its reason. */
export function MoveSeveral({ contracts, onClose, onDone, ...chosen }: MoveSeveralProps) {
  const t = useTexts(texts);
  const movesOf = useMovesOf();
  const rows = new Map(contracts.map((contract) => [contract.id, contract]));
  const picked = chosen.records.flatMap(({ id }) => rows.get(id) ?? []);
  // What none of them may do is not offered.
  const offered = contractStatuses.filter((to) =>
    picked.some(({ status }) => movesOf(status).includes(to)),
  );
  const [wanted, setWanted] = useState<ContractStatus | undefined>(offered[0]);
  const [rejectReason, setReason] = useState('');
  const move = useMoveContracts();
  const to_status_code = wanted ?? 'submitted';
  const isReasonRequired = picked.some(({ status }) => needsReason(status, to_status_code));
  const paid = picked.filter(({ status }) => paidStatuses.includes(status));
  const isReasonAsked = isReasonRequired || to_status_code === 'cancelled';
  return (
    <BatchDialog
      batch={{
        ...chosen,
        records: picked.map(({ id, code, farmerName, status }) => ({
          id,
          name: `${code} · ${farmerName} · ${t(`statuses.${status}`)}`,
        })),
        title: t('moves.several_title', { count: picked.length }),
        text: t('moves.several_text'),
        confirmLabel: t(`moves.names.${to_status_code}`),
        // Beside “Cancel contract”, “Cancel” would say two things.
        ...(to_status_code === 'cancelled' && { cancelLabel: t('moves.keep') }),
        actOnAll: async (ids) => {
          const { refused } = await move.mutateAsync({
            contracts: picked
              .filter(({ id }) => ids.includes(id))
              .map(({ id, version }) => ({ id, version })),
            to_status_code,
            rejectReason,
          });
          return refused;
        },
      }}
      isReady={offered.length > 0 && (!isReasonRequired || rejectReason.trim() !== '')}
      onClose={onClose}
      onDone={onDone}
    >
      <NativeSelect
        data-autofocus
        label={t('moves.change_status')}
        value={to_status_code}
        data={offered.map((value) => ({ value, label: t(`moves.names.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setWanted(offered.find((each) => each === value))
        }
      />
      {to_status_code === 'cancelled' && (
        <PaidSums
          supportTotal={supportTotalOf(paid.map(({ supportTotal: price }) => ({ price })))}
        />
      )}
      {isReasonAsked && (
        <Textarea
          label={t('fields.rejectReason')}
          description={isReasonRequired ? undefined : t('moves.reason_hint')}
          withAsterisk={isReasonRequired}
          rows={3}
          maxLength={contractLimits.reason}
          value={rejectReason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </BatchDialog>
  );
}
