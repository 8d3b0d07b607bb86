import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { namedNextStage, stagesDone } from './stage-name.ts';
import classes from './stages.module.css';

/** Where a SOW is: the stage in work or waiting, and how many are done. The same on every screen. */
export function CurrentStage({ current_stage: done }: Pick<Sow, 'current_stage'>) {
  const t = useTexts(texts);
  return (
    <>
      {namedNextStage(t, done)}
      <span className={classes.reached}>{stagesDone(t, done)}</span>
    </>
  );
}
