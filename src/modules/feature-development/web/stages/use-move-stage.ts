import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { returnToStage } from './stage-keys.ts';
import { useCompleteStage, useStartStage } from './stages.api.ts';
import { useCommand, type Command } from './use-stage-command.ts';

interface Moves {
  readonly start: Command;
  /** Completes the stage and starts the next one, at once. */
  readonly next: Command;
}

/** What moves a SOW on with a single click. */
export function useMoveStage(sow: Sow, stage: number): Moves {
  const t = useTexts(texts);
  const startStage = useStartStage();
  const completeStage = useCompleteStage();
  const { id } = sow;
  const following = nextStage(stage);
  const start = useCommand({
    sowId: id,
    seen: sow,
    send: (version) => startStage.mutateAsync({ id, stage_number: stage, assign: true, version }),
    failure: t('workspace.failures.start'),
    done: t('workspace.done.started', { stage }),
    onDone: () => returnToStage(stage),
  });
  const next = useCommand({
    sowId: id,
    seen: sow,
    send: (version) =>
      completeStage.mutateAsync({
        id,
        stage_number: stage,
        start_next: true,
        assign: true,
        version,
      }),
    failure: t('workspace.failures.complete'),
    done:
      following === null
        ? t('workspace.done.delivered')
        : t('workspace.done.moved_on', { stage, next: following }),
    onDone: () => returnToStage(following ?? stage),
  });
  return { start, next };
}
