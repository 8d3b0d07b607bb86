import { useState } from 'react';
import type {
  BoardCard,
  BoardColumn as Column,
} from '#modules/feature-development/contract/flow.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchBar } from '#platform/web/table/selection.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useMoveCardOn, useStartCard } from '../flow.api.ts';
import { useSeveralSows } from '../../edits/use-several-sows.tsx';
import { useBlockedWarning } from '../../relations/use-blocked-warning.tsx';
import { texts } from '../../texts.ts';
import { BoardColumn } from './board-column.tsx';
import { CompleteCard, type CardCompletion } from './complete-card.tsx';
import { stagesOfColumn } from './column-stages.ts';
import { moveInto, type MenuMove } from './legal-move.ts';
import { RollbackDialog, type CardRollback } from './rollback-card.tsx';
import classes from './board.module.css';

/** The stage lacks what its gate requires. */
const GATE_CLOSED = 'feature-development.gate_closed';

interface BoardProps {
  readonly columns: readonly Column[];
  /** Columns are phases, so that cards say their stage. */
  readonly byPhase: boolean;
  readonly onMore: (column: string, shown: number) => void;
  /** The board may be out of date. */
  readonly onFailed: () => void;
}

/** Columns of cards. A card moves when the server has moved it, not before. */
export function Board({ columns, byPhase, onMore, onFailed }: BoardProps) {
  const t = useTexts(texts);
  const mayMove = useMay('feature-development:move');
  const [dragged, setDragged] = useState<BoardCard>();
  const [returning, setReturning] = useState<CardRollback>();
  const [completing, setCompleting] = useState<CardCompletion>();
  const start = useStartCard();
  const moveOn = useMoveCardOn();
  const several = useSeveralSows(columns.flatMap(({ cards }) => cards));

  const { before, warning } = useBlockedWarning();

  const act = (card: BoardCard, move: MenuMove) => {
    setDragged(undefined);
    if (move.kind === 'rollback') setReturning({ card, stages: move.stages });
    else before(card, () => advance(card, move));
  };
  const advance = (card: BoardCard, move: Exclude<MenuMove, { kind: 'rollback' }>) => {
    const { id, version } = card;
    const { kind, stage: stage_number } = move;
    if (kind === 'complete') setCompleting({ card, stage: stage_number });
    else if (kind === 'start') {
      start.mutate({ id, stage_number, assign: true, version }, { onError: onFailed });
    } else {
      moveOn.mutate(
        { id, stage_number, start_next: true, assign: true, version },
        {
          onError: (error) => {
            onFailed();
            // What is missing is shown where it can be overridden.
            if (isApiError(error) && error.code === GATE_CLOSED) {
              setCompleting({ card, stage: stage_number, start_next: true });
            }
          },
        },
      );
    }
  };
  return (
    <>
      <div
        className={classes.board}
        role="group"
        aria-label={t('flow.board.columns')}
        data-few={byPhase || undefined}
        data-dragging={dragged !== undefined || undefined}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            withStage={byPhase}
            mayMove={mayMove}
            drop={dragged && moveInto(dragged, stagesOfColumn(column.key))}
            busyId={[start, moveOn].find(({ isPending }) => isPending)?.variables?.id}
            selection={several.selection}
            onDrag={setDragged}
            onDrop={(move) => {
              if (dragged !== undefined) act(dragged, move);
            }}
            onMove={act}
            onMore={(shown) => onMore(column.key, shown)}
          />
        ))}
      </div>
      {several.selection && <BatchBar selection={several.selection} />}
      {several.dialog}
      {warning}
      {completing !== undefined && (
        <CompleteCard
          key={completing.card.id}
          {...completing}
          onClose={() => setCompleting(undefined)}
        />
      )}
      {returning !== undefined && (
        <RollbackDialog
          key={returning.card.id}
          {...returning}
          onClose={() => setReturning(undefined)}
          onFailed={onFailed}
        />
      )}
    </>
  );
}
