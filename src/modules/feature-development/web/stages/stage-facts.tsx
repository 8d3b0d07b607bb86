import { IconArrowBackUp } from '@tabler/icons-react';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { formatDateTime, formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { GateFacts } from './gate-facts.tsx';
import classes from './stages.module.css';

/** When a stage began and ended, who has it, what was written, and why it was sent back. */
export function StageFacts({ stage }: { readonly stage: StageRecord }) {
  const t = useTexts(texts);
  const somebody = t('workspace.stage.somebody');
  const { started_at, completed_at, assignees, notes, rollback_reason } = stage;
  return (
    <>
      {(started_at !== null || assignees.length > 0) && (
        <ul className={classes.facts}>
          {assignees.length > 0 && (
            <li>{`${t('workspace.stage.assignees')} ${formatList(assignees)}`}</li>
          )}
          {started_at !== null && (
            <li>
              {t('workspace.stage.started', {
                time: formatDateTime(started_at),
                name: stage.started_by ?? somebody,
              })}
            </li>
          )}
          {completed_at !== null && (
            <li>
              {t('workspace.stage.completed', {
                time: formatDateTime(completed_at),
                name: stage.completed_by ?? somebody,
              })}
            </li>
          )}
        </ul>
      )}
      <GateFacts pass={stage} />
      {notes !== '' && <p className={classes.notes}>{notes}</p>}
      {rollback_reason !== null && (
        <p className={classes.returned}>
          <IconArrowBackUp size={18} aria-hidden /> <strong>{t('workspace.stage.reason')}</strong>
          {` ${rollback_reason}`}
        </p>
      )}
    </>
  );
}
