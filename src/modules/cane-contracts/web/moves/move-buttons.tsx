import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContractStatus } from '#modules/cane-contracts/contract/contract-status.ts';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { useSettled } from '#platform/web/feedback/use-settled.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ConfirmMove, type ConfirmedMove } from './confirm-move.tsx';
import { useMoveContract } from './moves.api.ts';
import { ReasonDialog, type ExplainedMove } from './reason-dialog.tsx';
import { useMovesOf } from './use-moves-of.ts';

/** The way forward, in a filled button. */
const FORWARD: ReadonlySet<ContractStatus> = new Set(['submitted', 'approved', 'active']);

interface MoveButtonsProps {
  readonly contract: Contract;
  /** What else is rarely done with it, at the end of the menu. */
  readonly more: readonly MenuEntry[];
  /** Further buttons, before those of the moves. */
  readonly children: ReactNode;
}

/** The moves that this person may make now: the usual ones as buttons, the rare ones in a menu. */
export function MoveButtons({ contract, more, children }: MoveButtonsProps) {
  const t = useTexts(texts);
  const { id, version, status } = contract;
  const movesOf = useMovesOf();
  const isSettled = useSettled(status);
  const explained = useRecordWindow<ExplainedMove>();
  const confirmed = useRecordWindow<ConfirmedMove>();
  const move = useMoveContract({
    onSuccess: () => {
      explained.close();
      confirmed.close();
    },
  });
  const to = (to_status_code: ContractStatus) => move.mutate({ id, version, to_status_code });
  const start = (wanted: ContractStatus) => {
    if (wanted === 'rejected' || wanted === 'cancelled') explained.open(wanted);
    else if (wanted === 'approved' || wanted === 'active' || wanted === 'closed') {
      confirmed.open(wanted);
    } else to(wanted);
  };
  const moves = movesOf(status);
  // Beside a decision, taking it back is for those who handed it in by mistake.
  const isRare = (wanted: ContractStatus) =>
    wanted === 'cancelled' || (wanted === 'draft' && moves.includes('approved'));
  const entries: MenuEntry[] = [
    ...moves.filter(isRare).map((wanted) => ({
      label: t(`moves.names.${wanted}`),
      danger: wanted === 'cancelled',
      onClick: () => start(wanted),
    })),
    ...more,
  ];
  return (
    <>
      <MoreMenu entries={entries} />
      {children}
      {moves
        .filter((wanted) => !isRare(wanted))
        .toSorted((one, other) => Number(FORWARD.has(one)) - Number(FORWARD.has(other)))
        .map((wanted) => (
          <Button
            key={wanted}
            variant={FORWARD.has(wanted) ? 'filled' : 'default'}
            loading={move.isPending && move.variables.to_status_code === wanted}
            disabled={!isSettled}
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
      {confirmed.draw((wanted, window) => (
        <ConfirmMove
          {...window}
          to={wanted}
          contract={contract}
          isBusy={move.isPending}
          onConfirm={() => to(wanted)}
        />
      ))}
    </>
  );
}
