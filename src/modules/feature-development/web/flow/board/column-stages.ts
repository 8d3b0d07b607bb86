import { stagesOf } from '#modules/feature-development/contract/stage-order.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import { numberedStage } from '../../stages/stage-name.ts';
import { phaseName } from '../../records/terms.tsx';
import type { TrackingTexts } from '../../texts.ts';

const DELIVERED = 'delivered';

/** The stages whose work is in a column of the board; none in the column of what is delivered. */
export function stagesOfColumn(key: string): number[] {
  const phase = phases.find((each) => each === key);
  if (phase !== undefined) return stagesOf(phase);
  return key === DELIVERED ? [] : [Number(key)];
}

export function columnTitle(t: TrackingTexts, key: string): string {
  const phase = phases.find((each) => each === key);
  if (phase !== undefined) return phaseName(t, phase);
  return key === DELIVERED ? t('flow.delivered') : numberedStage(t, Number(key));
}
