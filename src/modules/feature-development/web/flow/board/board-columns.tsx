import { useState } from 'react';
import type {
  BoardCard,
  BoardColumn as Column,
} from '#modules/feature-development/contract/flow.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { useMoveCard } from '../flow.api.ts';
import { texts } from '../../texts.ts';
import { BoardColumn } from './board-column.tsx';
import { CompleteCard } from './complete-card.tsx';
import { stagesOfColumn } from './column-stages.ts';
import { moveInto, type Move } from './legal-move.ts';
import { RollbackDialog, type RollbackAsked } from './rollback-card.tsx';
import classes from './board.module.css';

interface BoardProps {
  readonly columns: readonly Column[];
  /** Columns are phases, so that cards say their stage. */
  readonly byPhase: boolean;
  readonly onMore: (column: string, shown: number) => void;
  /** The board may tell of the time before. */
  readonly onFailed: () => void;
}

/** Columns of cards. A card moves when the server has moved it, not before. */
export function Board({ columns, byPhase, onMore, onFailed }: BoardProps) {
  const t = useTexts(texts);
  const mayMove = useMay('feature-development:move');
  const [dragged, setDragged] = useState<BoardCard>();
  const [asked, setAsked] = useState<RollbackAsked>();
  const [completing, setCompleting] = useState<BoardCard>();
  const move = useMoveCard(() => setAsked(undefined));

  const act = (card: BoardCard, wanted: Move) => {
    setDragged(undefined);
    if (wanted.kind === 'rollback') setAsked({ card, stages: wanted.stages });
    else if (wanted.kind === 'complete') setCompleting(card);
    else move.mutate({ kind: 'start', stage: wanted.stage, card }, { onError: onFailed });
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
            busyId={move.isPending ? move.variables.card.id : undefined}
            onDrag={setDragged}
            onDrop={(wanted) => {
              if (dragged !== undefined) act(dragged, wanted);
            }}
            onMove={act}
            onMore={(shown) => onMore(column.key, shown)}
          />
        ))}
      </div>
      {completing !== undefined && (
        <CompleteCard
          key={completing.id}
          card={completing}
          onClose={() => setCompleting(undefined)}
        />
      )}
      {asked !== undefined && (
        <RollbackDialog
          key={asked.card.id}
          asked={asked}
          busy={move.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(stage, reason) =>
            move.mutate(
              { kind: 'rollback', card: asked.card, stage, reason },
              { onError: onFailed },
            )
          }
        />
      )}
    </>
  );
}
