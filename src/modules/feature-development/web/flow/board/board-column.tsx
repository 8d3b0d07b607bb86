import { Button } from '@mantine/core';
import { useId, type DragEvent } from 'react';
import type { BoardColumn as Column } from '#modules/feature-development/contract/flow.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts, type TrackingTexts } from '../../texts.ts';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import { columnTitle } from './column-stages.ts';
import type { Move, Refusal } from './legal-move.ts';
import classes from './board.module.css';

/** More cards are not fetched for one column. */
const MOST = 240;
const STEP = 24;

interface BoardColumnProps extends Omit<BoardCardProps, 'card' | 'busy'> {
  readonly column: Column;
  /** What dropping the dragged card here means. */
  readonly drop: Move | Refusal | undefined;
  /** The card that is on its way. */
  readonly busyId: string | undefined;
  readonly onDrop: (move: Move) => void;
  readonly onMore: (shown: number) => void;
}

/** A phase or stage with its cards; it says whether a dragged card may be put here, or why not. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, drop, busyId, onDrop, onMore, ...ofCards } = props;
  const t = useTexts(texts);
  const id = useId();
  const { count, cards } = column;
  const legal = drop === undefined || drop.kind === 'refused' ? undefined : drop;
  const over = (event: DragEvent) => {
    if (legal === undefined) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- menus of the cards do the same by keyboard
    <section
      className={classes.column}
      data-drop={drop?.kind}
      aria-labelledby={id}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        if (legal !== undefined) onDrop(legal);
      }}
    >
      <header className={classes.columnHead}>
        <h2 id={id}>
          {columnTitle(t, column.key)}
          <span className={classes.count}>{t('flow.board.count', { count })}</span>
        </h2>
        {drop !== undefined && <p className={classes.drop}>{describeDrop(t, drop)}</p>}
      </header>
      {cards.length === 0 && <p className={textClasses.hint}>{t('flow.board.no_cards')}</p>}
      <ul className={classes.cards}>
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} busy={busyId === card.id} {...ofCards} />
        ))}
      </ul>
      {count > cards.length && cards.length < MOST && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onMore(Math.min(MOST, cards.length + STEP))}
        >
          {t('flow.board.more', { count: formatNumber(count - cards.length) })}
        </Button>
      )}
      {count > cards.length && cards.length >= MOST && (
        <p className={textClasses.hint}>{t('flow.board.at_most', { count: MOST })}</p>
      )}
    </section>
  );
}

function describeDrop(t: TrackingTexts, drop: Move | Refusal): string {
  switch (drop.kind) {
    case 'refused':
      return t(`flow.board.refused.${drop.reason}`, { stage: drop.stage });
    case 'rollback':
      return t('flow.board.drop.rollback');
    default:
      return t(`flow.board.drop.${drop.kind}`, { stage: drop.stage });
  }
}
