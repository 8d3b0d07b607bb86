import { Button } from '@mantine/core';
import type { ContractStatus } from '#modules/cane-contracts/contract/contract-status.ts';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useMoveContract } from './moves.api.ts';
import { ReasonDialog, type ExplainedMove } from './reason-dialog.tsx';
import { useMovesOf } from './use-moves-of.ts';

/** The way forward, in a filled button. */
const FORWARD: ReadonlySet<ContractStatus> = new Set(['submitted', 'approved', 'active']);

/** The moves that this person may make now, as buttons. */
export function MoveButtons({ contract }: { readonly contract: Contract }) {
  const t = useTexts(texts);
  const { id, version, code, status } = contract;
  const movesOf = useMovesOf();
  const explained = useRecordWindow<ExplainedMove>();
  const closing = useRecordWindow<Contract>();
  const move = useMoveContract({
    onSuccess: () => {
      explained.close();
      closing.close();
    },
  });
  const to = (to_status_code: ContractStatus) => move.mutate({ id, version, to_status_code });
  const start = (wanted: ContractStatus) => {
    if (wanted === 'rejected' || wanted === 'cancelled') explained.open(wanted);
    // It leads nowhere else, so it is asked for twice.
    else if (wanted === 'closed') closing.open(contract);
    else to(wanted);
  };
  return (
    <>
      {movesOf(status)
        .toSorted((one, other) => Number(FORWARD.has(one)) - Number(FORWARD.has(other)))
        .map((wanted) => (
          <Button
            key={wanted}
            variant={FORWARD.has(wanted) ? 'filled' : 'default'}
            loading={move.isPending && move.variables.to_status_code === wanted}
            onClick={() => start(wanted)}
          >
            {t(`moves.names.${wanted}`)}
          </Button>
        ))}
      {explained.draw((wanted, window) => (
        <ReasonDialog
          {...window}
          to={wanted}
          contract={contract}
          isBusy={move.isPending}
          onConfirm={(rejectReason) =>
            move.mutate({ id, version, to_status_code: wanted, rejectReason })
          }
        />
      ))}
      {closing.draw((_contract, window) => (
        <ConfirmDialog
          {...window}
          title={`${t('moves.names.closed')} ${code}`}
          confirmLabel={t('moves.names.closed')}
          cancelLabel={t('moves.keep')}
          busy={move.isPending}
          onConfirm={() => to('closed')}
        >
          {t('moves.final_text')}
        </ConfirmDialog>
      ))}
    </>
  );
}
