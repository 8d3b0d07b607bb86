import {
  IconCalendarStats,
  IconChartBar,
  IconFileInvoice,
  IconPercentage,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { QuotationStatistics } from '#modules/quotations/contract/statistics.ts';
import { DateRangeFilter } from '#platform/web/date/date-range-filter.tsx';
import { isDay } from '#platform/web/date/is-day.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatMonth, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { texts } from '../texts.ts';
import { MonthChart } from './month-chart.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { StatusBars } from './status-bars.tsx';
import { statisticsQuery } from './statistics.api.ts';
import { statisticsSearch } from './statistics.search.ts';
import classes from './statistics.module.css';

/** What becomes of offers: by status, month and person. */
export function StatisticsScreen() {
  const t = useTexts(texts);
  const [{ date_from, date_to }, setSearch] = useSearchState(statisticsSearch);
  const query = useQuery(statisticsQuery({ date_from: dayIn(date_from), date_to: dayIn(date_to) }));
  return (
    <ListPage
      title={t('statistics.title')}
      purpose={t('statistics.purpose')}
      back={{ to: '/quotations', label: t('detail.back') }}
    >
      <div className={classes.span}>
        <DateRangeFilter
          labels={{ from: t('statistics.from'), to: t('statistics.to') }}
          from={date_from}
          to={date_to}
          onChange={(span) =>
            setSearch({
              ...('from' in span && { date_from: span.from }),
              ...('to' in span && { date_to: span.to }),
            })
          }
        />
      </div>
      <Loaded query={query} failedTitle={t('statistics.load_failed')}>
        {(figures) =>
          figures.count === 0 ? (
            <EmptyState icon={IconChartBar} title={t('statistics.empty')} />
          ) : (
            <Figures figures={figures} />
          )
        }
      </Loaded>
    </ListPage>
  );
}

function dayIn(typed: string | undefined): string | undefined {
  return typed !== undefined && isDay(typed) ? typed : undefined;
}

function Figures({ figures }: { readonly figures: QuotationStatistics }) {
  const t = useTexts(texts);
  const { accepted, decided, conversion, days_to_answer, open } = figures;
  const baht = (amount: number) => t('form.baht', { amount: formatBaht(amount) });
  return (
    <Stack>
      <Cards>
        <StatCard
          label={t('statistics.count')}
          value={formatNumber(figures.count)}
          hint={baht(figures.total)}
          icon={IconFileInvoice}
        />
        <StatCard
          label={t('statistics.open')}
          value={formatNumber(open.count)}
          hint={baht(open.total)}
          icon={IconChartBar}
        />
        <StatCard
          label={t('statistics.conversion')}
          value={
            conversion === null
              ? t('statistics.none')
              : `${formatNumber(Math.round(conversion * 1000) / 10)}%`
          }
          hint={t('statistics.conversion_hint', {
            accepted: formatNumber(accepted),
            decided: formatNumber(decided),
          })}
          icon={IconPercentage}
        />
        <StatCard
          label={t('statistics.days')}
          value={
            days_to_answer === null
              ? t('statistics.none')
              : t('statistics.days_value', { days: formatNumber(days_to_answer.median) })
          }
          icon={IconCalendarStats}
        />
      </Cards>
      <Panel title={t('statistics.by_month')}>
        <Stack>
          <MonthChart months={figures.by_month} />
          <StatisticsTable
            label={t('statistics.by_month')}
            heading={t('statistics.month')}
            rows={figures.by_month.toReversed().map(({ month, ...row }) => ({
              ...row,
              name: formatMonth(`${month}-01`),
            }))}
          />
        </Stack>
      </Panel>
      <Panel title={t('statistics.by_status')}>
        <StatusBars statuses={figures.by_status} />
      </Panel>
      <Panel title={t('statistics.by_person')}>
        <StatisticsTable
          label={t('statistics.by_person')}
          heading={t('statistics.person')}
          rows={figures.by_person.map(({ owner_name, ...row }) => ({
            ...row,
            name: owner_name ?? t('statistics.nobody'),
          }))}
        />
      </Panel>
    </Stack>
  );
}
