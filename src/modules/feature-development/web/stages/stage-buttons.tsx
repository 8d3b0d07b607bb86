import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconPencil,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconUserPlus,
} from '@tabler/icons-react';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import type { Icon } from '#platform/web/module.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { DialogCommand } from './stage-dialogs.tsx';
import type { Offers } from './stage-state.ts';
import type { Command } from './use-stage-command.ts';
import classes from './stages.module.css';

type Move = Pick<Command, 'run' | 'busy'>;

interface StageButtonsProps {
  readonly stage: StageRecord;
  readonly offers: Offers;
  readonly start: Move;
  /** Completes the stage and starts the next one. */
  readonly moveOn: Move;
  readonly onOpen: (command: DialogCommand) => void;
}

export function StageButtons({ stage, offers, start, moveOn, onOpen }: StageButtonsProps) {
  const t = useTexts(texts);
  const number = stage.stage_number;
  const next = nextStage(number);
  const nameOf = (action: string) => t('workspace.actions.of_stage', { action, stage: number });
  const quiet = (command: DialogCommand, label: string, Sign: Icon) => (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<Sign size={16} stroke={1.7} />}
      aria-label={nameOf(label)}
      onClick={() => onOpen(command)}
    >
      {label}
    </Button>
  );
  const assignLabel =
    stage.assignees.length > 0 ? 'workspace.actions.reassign' : 'workspace.actions.assign';
  return (
    <div className={classes.buttons}>
      {offers.edit && quiet('edit', t('actions.edit'), IconPencil)}
      {offers.rollback && quiet('rollback', t('workspace.actions.rollback'), IconArrowBackUp)}
      {offers.assign && quiet('assign', t(assignLabel), IconUserPlus)}
      {offers.start && (
        <Button
          size="sm"
          leftSection={<IconPlayerPlay size={16} stroke={1.7} />}
          aria-label={nameOf(t('workspace.actions.start'))}
          loading={start.busy}
          onClick={start.run}
        >
          {t('workspace.actions.start')}
        </Button>
      )}
      {offers.complete && quiet('complete', t('workspace.actions.complete'), IconCheck)}
      {offers.complete && (
        <Button
          size="sm"
          leftSection={<IconPlayerTrackNext size={16} stroke={1.7} />}
          loading={moveOn.busy}
          onClick={moveOn.run}
        >
          {next === null
            ? t('workspace.actions.deliver')
            : t('workspace.actions.done_next', { stage: number, next })}
        </Button>
      )}
    </div>
  );
}
