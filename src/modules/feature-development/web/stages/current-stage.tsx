import type { Phase } from '#modules/feature-development/contract/phases.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { UnbrokenWords } from '#platform/web/page/unbroken-words.tsx';
import { phaseName } from '../records/terms.tsx';
import { texts } from '../texts.ts';
import { namedNextStage, stagesDone } from './stage-name.ts';
import classes from './stages.module.css';

interface CurrentStageProps extends Pick<Sow, 'current_stage'> {
  /** Given where nothing else on the screen names it. */
  readonly phase?: Phase;
}

/** Where a SOW is: the stage in work or waiting, and how many are done. The same on every screen. */
export function CurrentStage({ current_stage: done, phase }: CurrentStageProps) {
  const t = useTexts(texts);
  return (
    <>
      {namedNextStage(t, done)}
      <span className={classes.reached}>
        {phase !== undefined && (
          <>
            <abbr title={`${phaseName(t, phase)}: ${t(`terms.${phase}.about`)}`}>{phase}</abbr>
            {' · '}
          </>
        )}
        <UnbrokenWords>{stagesDone(t, done)}</UnbrokenWords>
      </span>
    </>
  );
}
