import {
  NOT_STARTED,
  nextStage,
  stagesInOrder,
  stagesUpTo,
} from '#modules/feature-development/contract/stage-order.ts';
import { sayKey } from '#platform/web/i18n/problems.ts';
import type { TrackingTexts } from '../texts.ts';

/** The name of a stage; 0 means that a SOW has completed none. */
export function stageName(t: TrackingTexts, stage: number): string {
  return stage === NOT_STARTED
    ? t('forms.not_started')
    : sayKey(`feature-development:stages.${stage}`);
}

/** The same after its number, as in `9. Development`. */
export function numberedStage(t: TrackingTexts, stage: number): string {
  return `${stage}. ${stageName(t, stage)}`;
}

/** The stage that a SOW is at: in work or waiting to be started. */
export function namedNextStage(t: TrackingTexts, current: number): string {
  const next = nextStage(current);
  return next === null ? t('flow.delivered') : numberedStage(t, next);
}

/** How far a SOW is: `7 of 20 stages done`. */
export function stagesDone(t: TrackingTexts, current: number): string {
  return t('stages_done', { done: stagesUpTo(current).length, count: stagesInOrder.length });
}
