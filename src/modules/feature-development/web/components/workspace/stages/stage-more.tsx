import type { Sow } from '#modules/feature-development/contract/sow.ts';
import type { StageRecord } from '#modules/feature-development/contract/stage.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../../texts.ts';
import { EarlierPasses } from './earlier-passes.tsx';
import classes from './stages.module.css';

interface StageMoreProps {
  readonly sow: Sow;
  readonly stage: StageRecord;
}

/** What a stage waits for, and what was before. */
export function StageMore({ sow, stage }: StageMoreProps) {
  const t = useTexts(texts);
  const number = stage.stage_number;
  const waits = !stage.is_started && number !== sow.next_stage;
  return (
    <div className={classes.more}>
      {waits && (
        <p className={classes.count}>{t('workspace.stage.waits', { stage: number - 1 })}</p>
      )}
      <EarlierPasses passes={stage.earlier_passes} />
    </div>
  );
}
