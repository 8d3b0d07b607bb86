import { phases, stagesOf } from '#modules/feature-development/contract/stage-order.ts';
import { numberedStage } from '../../stages/stage-name.ts';
import type { TrackingTexts } from '../../texts.ts';

const DELIVERED = 'delivered';

/** The stages whose work is in a column of the board; none in the column of what is delivered. */
export function stagesOfColumn(key: string): number[] {
  const phase = phases.find((each) => each === key);
  if (phase !== undefined) return stagesOf(phase);
  return key === DELIVERED ? [] : [Number(key)];
}

export function columnTitle(t: TrackingTexts, key: string): string {
  const [stage, ...others] = stagesOfColumn(key);
  if (stage === undefined) return t('flow.delivered');
  return others.length > 0 || phases.some((phase) => phase === key) ? key : numberedStage(t, stage);
}
