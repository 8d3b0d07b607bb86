import { useState } from 'react';
import type {
  BoardCard,
  BoardColumn as Column,
} from '#modules/feature-development/contract/flow.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useStartCard } from '../flow.api.ts';
import { useBlockedWarning } from '../../relations/use-blocked-warning.tsx';
import { texts } from '../../texts.ts';
import { BoardColumn } from './board-column.tsx';
import { CompleteCard, type CardCompletion } from './complete-card.tsx';
import { stagesOfColumn } from './column-stages.ts';
import { moveInto, type Move } from './legal-move.ts';
import { RollbackDialog, type CardRollback } from './rollback-card.tsx';
import classes from './board.module.css';

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

  const { before, warning } = useBlockedWarning();

  const act = (card: BoardCard, move: Move) => {
    setDragged(undefined);
    if (move.kind === 'rollback') setReturning({ card, stages: move.stages });
    else before(card, () => advance(card, move));
  };
  const advance = (card: BoardCard, move: Exclude<Move, { kind: 'rollback' }>) => {
    if (move.kind === 'complete') setCompleting({ card, stage: move.stage });
    else {
      const { id, version } = card;
      start.mutate({ id, stage_number: move.stage, version }, { onError: onFailed });
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
            busyId={start.isPending ? start.variables.id : undefined}
            onDrag={setDragged}
            onDrop={(move) => {
              if (dragged !== undefined) act(dragged, move);
            }}
            onMove={act}
            onMore={(shown) => onMore(column.key, shown)}
          />
        ))}
      </div>
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
