import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { texts } from '../../texts.ts';

export function ReworkPanel({ reasons }: Pick<FlowAnalytics, 'reasons'>) {
  const t = useTexts(texts);
  return (
    <Panel title={t('flow.analytics.rework.title')} hint={t('flow.analytics.rework.hint')}>
      <TodayLines
        none={t('flow.analytics.rework.none')}
        lines={reasons.map(({ reason, count }) => ({
          id: reason,
          name: reason,
          fact: t('flow.analytics.rework.times', { count }),
        }))}
      />
    </Panel>
  );
}
