import { IconArrowBackUp } from '@tabler/icons-react';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { GateFacts } from './gate-facts.tsx';
import { PassTimes } from './pass-times.tsx';
import classes from './stages.module.css';

/** When a stage began and ended, who has it, its notes, and why it was sent back. */
export function StageFacts({ stage }: { readonly stage: StageRecord }) {
  const t = useTexts(texts);
  const { assignees, notes, rollback_reason } = stage;
  return (
    <>
      <PassTimes pass={stage} assignees={assignees} />
      <GateFacts pass={stage} />
      {notes !== '' && <p className={text.typed}>{notes}</p>}
      {rollback_reason !== null && (
        <p className={classes.returned}>
          <IconArrowBackUp size={18} aria-hidden /> <strong>{t('fields.rollback_reason')}</strong>
          {` ${rollback_reason}`}
        </p>
      )}
    </>
  );
}
