import { phases, stagesOf } from '#modules/feature-development/contract/stage-order.ts';
import { stageName } from '../../stages/stage-name.ts';
import type { TrackingTexts } from '../../texts.ts';

const DELIVERED = 'delivered';

/** The stages whose work stands in a column of the board; none where what is delivered stands. */
export function stagesOfColumn(key: string): number[] {
  const phase = phases.find((each) => each === key);
  if (phase !== undefined) return stagesOf(phase);
  return key === DELIVERED ? [] : [Number(key)];
}

/** What stands above a column. */
export function columnTitle(t: TrackingTexts, key: string): string {
  const [stage, ...others] = stagesOfColumn(key);
  if (stage === undefined) return t('flow.delivered');
  return others.length > 0 || phases.some((phase) => phase === key)
    ? key
    : `${stage}. ${stageName(t, stage)}`;
}
