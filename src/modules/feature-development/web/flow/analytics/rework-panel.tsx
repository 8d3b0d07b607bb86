import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../../texts.ts';
import classes from './analytics.module.css';

/** Why stages were rolled back. */
export function ReworkPanel({ reasons }: Pick<FlowAnalytics, 'reasons'>) {
  const t = useTexts(texts);
  return (
    <Panel title={t('flow.analytics.rework.title')} hint={t('flow.analytics.rework.hint')}>
      {reasons.length === 0 && <p className={classes.method}>{t('flow.analytics.rework.none')}</p>}
      <ol className={classes.lines}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <div>{reason}</div>
            <span className={classes.dimmed}>{t('flow.analytics.rework.times', { count })}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
