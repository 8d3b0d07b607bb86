import { IconActivity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UsageLog } from '#modules/engines/contract/usage.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { formatDuration } from '#platform/web/date/format-duration.ts';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type EngineTexts } from '../texts.ts';
import { UsageChart } from './usage-chart.tsx';
import { usageLogsQuery, usageTrendQuery } from './usage.api.ts';

const DAYS = 30;

/** How often an engine was used lately, and the latest uses one by one. */
export function UsagePanel({ engineId }: { readonly engineId: string }) {
  const t = useTexts(texts);
  const trend = useQuery(usageTrendQuery({ id: engineId, days: DAYS }));
  const query = useQuery(usageLogsQuery({ id: engineId }));
  return (
    <Stack>
      {trend.data !== undefined && (query.data?.length ?? 0) > 0 && (
        <Panel title={t('usage.trend', { days: DAYS })}>
          <UsageChart trend={trend.data} />
        </Panel>
      )}
      <RecordTable
        name="engine-usage"
        label={t('usage.title')}
        columns={columnsOf(t)}
        query={query}
        failedTitle={t('banners.usage_failed')}
        empty={{ icon: IconActivity, title: t('usage.empty'), hint: t('usage.empty_hint') }}
      />
    </Stack>
  );
}

const columnsOf = (t: EngineTexts): Column<UsageLog>[] => [
  {
    id: 'used_at',
    header: t('usage.used_at'),
    names: true,
    keepTogether: true,
    cell: (log) => formatDateTime(log.used_at),
  },
  { id: 'feature', header: t('fields.feature'), cell: (log) => log.feature },
  {
    id: 'outcome',
    header: t('fields.outcome'),
    keepTogether: true,
    cell: (log) => (
      <StatusBadge tone={toneOf(log.outcome)} label={t(`usage.outcomes.${log.outcome}`)} />
    ),
  },
  {
    id: 'duration',
    header: t('usage.duration'),
    align: 'end',
    cell: (log) => (log.duration_ms === null ? null : writeDuration(t, log.duration_ms)),
  },
  {
    id: 'version',
    header: t('exports.version'),
    align: 'end',
    cell: (log) => formatNumber(log.version),
  },
  { id: 'note', header: t('fields.note'), cell: (log) => log.note },
];

function writeDuration(t: EngineTexts, milliseconds: number): string {
  if (milliseconds < 1_000) return t('usage.milliseconds', { count: formatNumber(milliseconds) });
  return formatDuration(milliseconds);
}
