import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { RunTimes } from '#modules/agents/contract/sync-jobs.ts';
import { texts } from '../texts.ts';
import classes from './run-dialog.module.css';

const STAGES = ['read', 'cut', 'embed', 'store', 'probe', 'other'] as const;

/** How the time of a run is divided among its stages, in seconds. */
export function RunStages({ stages }: { readonly stages: RunTimes }) {
  const t = useTexts(texts);
  return (
    <dl className={classes.stages} aria-label={t('sync.stages_title')}>
      {STAGES.map((stage) => (
        <div key={stage}>
          <dt>{t(`sync.stages.${stage}`)}</dt>
          <dd>{t('sync.seconds', { seconds: secondsOf(stages[stage]) })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Tenths say enough; what took no time at all is distinguished from what took little. */
export function secondsOf(milliseconds: number): string {
  return milliseconds > 0 && milliseconds < 100
    ? `< ${formatNumber(0.1)}`
    : formatNumber(Math.round(milliseconds / 100) / 10);
}
