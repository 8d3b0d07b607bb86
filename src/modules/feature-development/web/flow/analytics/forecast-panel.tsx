import { IconCalendarCheck, IconFlag } from '@tabler/icons-react';
import type { FlowAnalytics } from '#modules/feature-development/contract/flow.ts';
import { formatDate, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import textClasses from '#platform/web/page/text.module.css';
import { texts } from '../../texts.ts';

/** When the open work may be done, how sure that is, and how it was worked out. */
export function ForecastPanel({ forecast }: Pick<FlowAnalytics, 'forecast'>) {
  const t = useTexts(texts);
  const { open_sows, open_stages, weeks, dates } = forecast;
  const isDone = open_stages === 0;
  const left = t('flow.analytics.forecast.left', {
    stages: formatNumber(open_stages),
    sows: formatNumber(open_sows),
  });
  return (
    <Panel
      title={t('flow.analytics.forecast.title')}
      hint={isDone ? t('flow.analytics.forecast.done') : left}
    >
      {!isDone && (
        <Stack>
          <Cards>
            {dates.map(({ percent, date }) => (
              <StatCard
                key={percent}
                icon={date === null ? IconFlag : IconCalendarCheck}
                label={t('flow.analytics.forecast.certainty', { percent })}
                value={
                  date === null
                    ? t('flow.analytics.forecast.no_end')
                    : t('flow.analytics.forecast.by', { date: formatDate(date) })
                }
                hint={date === null ? t('flow.analytics.forecast.no_end_hint') : undefined}
              />
            ))}
          </Cards>
          <p className={textClasses.hint}>{t('flow.analytics.forecast.method', { weeks })}</p>
        </Stack>
      )}
    </Panel>
  );
}
