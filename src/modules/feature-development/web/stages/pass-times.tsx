import type { EarlierPass } from '#modules/feature-development/contract/stages.ts';
import { formatDateTime, formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './stages.module.css';

type Times = 'started_at' | 'started_by' | 'completed_at' | 'completed_by';

interface PassTimesProps {
  readonly pass: Pick<EarlierPass, Times> & Partial<EarlierPass>;
  readonly assignees?: readonly string[];
}

/** Who has a stage, and when and by whom a pass was started, completed and rolled back. */
export function PassTimes({ pass, assignees = [] }: PassTimesProps) {
  const t = useTexts(texts);
  const steps = [
    ['started', pass.started_at, pass.started_by],
    ['completed', pass.completed_at, pass.completed_by],
    ['rolled_back', pass.rolled_back_at ?? null, pass.rolled_back_by],
  ] as const;
  if (assignees.length === 0 && steps.every(([, at]) => at === null)) return null;
  return (
    <ul className={classes.facts}>
      {assignees.length > 0 && <li>{`${t('fields.assignees')} ${formatList(assignees)}`}</li>}
      {steps.map(
        ([step, at, name]) =>
          at !== null && (
            <li key={step}>
              {t(`workspace.stage.${step}`, {
                time: formatDateTime(at),
                name: name ?? t('workspace.stage.somebody'),
              })}
            </li>
          ),
      )}
    </ul>
  );
}
