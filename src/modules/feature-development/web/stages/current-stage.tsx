import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { texts } from '../texts.ts';
import { namedNextStage, stagesDone } from './stage-name.ts';

/** Where a SOW is: the stage in work or waiting, and how many are done. The same on every screen. */
export function CurrentStage({ current_stage: done }: Pick<Sow, 'current_stage'>) {
  const t = useTexts(texts);
  return <NameCell name={namedNextStage(t, done)} detail={stagesDone(t, done)} />;
}
