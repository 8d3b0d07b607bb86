import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconDotsVertical,
  IconExternalLink,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { BoardCard as Card } from '#modules/feature-development/contract/flow.ts';
import { nextStage, stagesUpTo } from '#modules/feature-development/contract/stage-order.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu } from '#platform/web/menu/menu.tsx';
import { SelectRow, type Selection } from '#platform/web/table/selection.tsx';
import textClasses from '#platform/web/page/text.module.css';
import { texts, type TrackingTexts } from '../../texts.ts';
import { AssigneeCell, SowDueDateCell, SowTagsCell } from '../../edits/sow-cells.tsx';
import { BlockedSign } from '../../relations/blocked-sign.tsx';
import { AssignedAgent } from '../../sows/assigned-agent.tsx';
import { CurrentStage } from '../../stages/current-stage.tsx';
import { addressOfCard } from './card-address.ts';
import { AgeBadge } from './age-badge.tsx';
import { PassBadge, WorkBadge } from './work-badges.tsx';
import type { MenuMove } from './legal-move.ts';
import classes from './board.module.css';

export interface BoardCardProps {
  readonly card: Card;
  /** Where the column does not say it. */
  readonly withStage: boolean;
  readonly mayMove: boolean;
  readonly busy: boolean;
  readonly onDrag: (card: Card | undefined) => void;
  readonly onMove: (card: Card, move: MenuMove) => void;
  readonly selection: Selection | undefined;
}

/** A SOW on the board: dragged by mouse, moved by its menu, opened by its name. */
export function BoardCard(props: BoardCardProps) {
  const { card, withStage, mayMove, busy, onDrag, onMove, selection } = props;
  const t = useTexts(texts);
  const isOpen = nextStage(card.current_stage) !== null;
  // Where the stage has assignees of its own, it waits for them.
  const workers = card.assignees.filter((name) => name !== card.assignee);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its menu does the same by keyboard
    <li
      className={classes.card}
      draggable={mayMove && !busy}
      aria-busy={busy}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', card.name);
        onDrag(card);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={classes.cardHead}>
        {selection !== undefined && (
          <SelectRow
            selection={selection}
            id={card.id}
            label={t('flow.board.select', { name: card.name })}
          />
        )}
        <Link to={addressOfCard(card)} draggable={false}>
          {card.name}
        </Link>
        {mayMove && <CardMenu card={card} onMove={(move) => onMove(card, move)} />}
      </div>
      <p className={textClasses.dimmed}>{`${card.value_stream.name} › ${card.sop.name}`}</p>
      {withStage && isOpen && (
        <p>
          <CurrentStage current_stage={card.current_stage} />
        </p>
      )}
      <div className={classes.signs}>
        {isOpen && <WorkBadge startedAt={card.started_at} />}
        {isOpen && <AgeBadge since={card.since} />}
        {isOpen && <BlockedSign sow={card} />}
        {card.pass > 1 && <PassBadge pass={card.pass} />}
      </div>
      <div className={classes.cardFoot}>
        <span className={classes.people}>
          <IconUser size={14} stroke={1.7} aria-hidden />
          <AssigneeCell sow={card} />
        </span>
        <SowDueDateCell sow={card} progress={isOpen ? 0 : 100} />
        {card.tags.length === 0 && (
          <SowTagsCell
            sow={card}
            shown={0}
            whenNone={<IconTag size={14} stroke={1.7} aria-hidden />}
          />
        )}
      </div>
      <AssignedAgent sow={card} />
      {workers.length > 0 && (
        <p className={textClasses.dimmed}>
          {t('flow.board.workers', { names: formatList(workers) })}
        </p>
      )}
      {card.tags.length > 0 && <SowTagsCell sow={card} shown={2} />}
    </li>
  );
}

interface CardMenuProps {
  readonly card: Card;
  readonly onMove: (move: MenuMove) => void;
}

/** All that may be done with a card, for those who use no mouse. */
function CardMenu({ card, onMove }: CardMenuProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const completed = stagesUpTo(card.current_stage).toReversed();
  const entries = () => [
    ...movesOn(t, { card, onMove }),
    {
      label: t('flow.board.moves.rollback'),
      icon: IconArrowBackUp,
      disabled: completed.length === 0,
      onClick: () => onMove({ kind: 'rollback', stages: completed }),
    },
    {
      label: t('flow.board.open'),
      icon: IconExternalLink,
      separated: true,
      onClick: () => void navigate({ to: addressOfCard(card) }),
    },
  ];
  const label = t('flow.board.card_menu', { name: card.name });
  return (
    <Menu label={label} entries={entries}>
      {(button) => (
        <ActionIcon {...button} variant="subtle" color="gray" aria-label={label}>
          <IconDotsVertical size={16} />
        </ActionIcon>
      )}
    </Menu>
  );
}

/** Starting and completing the stage that a card is at. */
function movesOn(t: TrackingTexts, { card: { current_stage, started_at }, onMove }: CardMenuProps) {
  const stage = nextStage(current_stage);
  if (stage === null) return [];
  const next = nextStage(stage);
  const waits = started_at === null;
  const completes = t('flow.board.moves.complete', { stage });
  return [
    {
      label: t('flow.board.moves.start', { stage }),
      icon: IconPlayerPlay,
      disabled: !waits,
      onClick: () => onMove({ kind: 'start', stage }),
    },
    ...(waits
      ? []
      : [
          {
            label:
              next === null
                ? t('workspace.actions.deliver')
                : t('workspace.actions.done_next', { stage, next }),
            icon: IconPlayerTrackNext,
            onClick: () => onMove({ kind: 'next', stage }),
          },
        ]),
    {
      label: waits ? `${completes} · ${t('flow.board.refused.not_started', { stage })}` : completes,
      icon: IconCheck,
      disabled: waits,
      onClick: () => onMove({ kind: 'complete', stage }),
    },
  ];
}
