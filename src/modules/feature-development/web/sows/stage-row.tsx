import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { StageFiles } from '../files/stage-files.tsx';
import { useBlockedWarning } from '../relations/use-blocked-warning.tsx';
import { StageTerm } from '../records/terms.tsx';
import { ApproveStage } from '../stages/approve-stage.tsx';
import { CommandFailure } from '../stages/command-failure.tsx';
import { MissingThings } from '../stages/missing-things.tsx';
import { StageButtons } from '../stages/stage-buttons.tsx';
import type { DialogCommand } from '../stages/stage-dialogs.tsx';
import { StageFacts } from '../stages/stage-facts.tsx';
import { handleStageKey, STAGE_TITLE } from '../stages/stage-keys.ts';
import { StageMore } from './stage-more.tsx';
import { offersOf, stateOf } from '../stages/stage-state.ts';
import { useMoveStage } from '../stages/use-move-stage.ts';
import classes from '../stages/stages.module.css';

interface StageRowProps {
  readonly sow: Sow;
  readonly stage: StageRecord;
  readonly onOpen: (command: DialogCommand) => void;
  readonly onComment: () => void;
}

export function StageRow({ sow, stage, onOpen, onComment }: StageRowProps) {
  const t = useTexts(texts);
  const mayMove = useMay('feature-development:move');
  const mayWrite = useMay('feature-development:write');
  const number = stage.stage_number;
  const state = stateOf(stage);
  const [chosen, setChosen] = useState<boolean>();
  const opened = chosen ?? number === sow.next_stage;
  const id = useId();
  const moves = useMoveStage(sow, number);
  const { before, warning } = useBlockedWarning();
  const warned = (move: () => void) => () => before(sow, move);
  const offers = mayMove ? offersOf(sow, stage) : undefined;
  const start = { ...moves.start, run: warned(moves.start.run) };
  // What is missing is shown before, with what can be done about it.
  const { next } = moves;
  const moveOn = {
    busy: next.busy,
    run: warned(sow.missing.length > 0 ? () => onOpen('next') : next.run),
  };
  const open = (command: DialogCommand) =>
    command === 'complete' ? warned(() => onOpen(command))() : onOpen(command);
  const keys = {
    ...(offers?.start === true && { s: start.run }),
    ...(offers?.complete === true && { n: moveOn.run, c: () => open('complete') }),
    ...(offers?.assign === true && { a: () => onOpen('assign') }),
    ...(offers?.edit === true && { e: () => onOpen('edit') }),
    ...(offers?.rollback === true && { r: () => onOpen('rollback') }),
    ...(mayWrite && { m: onComment }),
  };
  return (
    <li
      className={classes.stage}
      data-state={state}
      data-actionable={number === sow.next_stage || undefined}
    >
      <span className={classes.sign} aria-hidden>
        {state === 'complete' && <IconCheck size={16} stroke={2.2} />}
      </span>
      <div className={classes.body}>
        <div className={classes.top}>
          <h3 className={classes.name}>
            <button
              type="button"
              {...{ [STAGE_TITLE]: number }}
              aria-expanded={opened}
              aria-controls={id}
              aria-keyshortcuts={Object.keys(keys).join(' ').toUpperCase() || undefined}
              onClick={() => setChosen(!opened)}
              onKeyDown={(event) => handleStageKey(event, keys)}
            >
              <IconChevronRight size={16} aria-hidden />
              {t('workspace.stage.title', { number, name: stage.stage_name })}
            </button>
            <StageTerm stage={number} />
            <StatusBadge tone={toneOf(state)} label={t(`workspace.stage.states.${state}`)} />
          </h3>
          {offers !== undefined && (
            <StageButtons
              stage={stage}
              offers={offers}
              start={start}
              moveOn={moveOn}
              onOpen={open}
            />
          )}
        </div>
        {warning}
        <CommandFailure command={start} retry />
        <CommandFailure command={next} retry />
        <StageFacts stage={stage} />
        {state === 'started' && number === sow.next_stage && (
          <>
            <MissingThings missing={sow.missing} />
            <ApproveStage sow={sow} stage={number} />
          </>
        )}
        <StageFiles
          address={{ id: sow.id, stage: number }}
          files={Object.values(stage.files)}
          adding={opened && mayWrite}
          mayWrite={mayWrite}
        />
        <div id={id} hidden={!opened}>
          {opened && <StageMore sow={sow} stage={stage} onComment={onComment} />}
        </div>
      </div>
    </li>
  );
}
