import type { QuotationStatistics } from '#modules/quotations/contract/statistics.ts';
import { CHART_HEIGHT, ChartFrame } from '#platform/web/chart/chart-frame.tsx';
import { AreaSign, ChartLegend } from '#platform/web/chart/chart-legend.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatMonth, formatShort } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

const STEP = 24;
const BAR = 9;

/** What was offered and what was accepted, two bars for each month. */
export function MonthChart({ months }: { readonly months: QuotationStatistics['by_month'] }) {
  const t = useTexts(texts);
  const most = roundUp(Math.max(1, ...months.map(({ total }) => total)));
  const heightOf = (amount: number) => (amount / most) * CHART_HEIGHT;
  const [first, last] = [dayOf(months[0]), dayOf(months.at(-1))];
  const series = [
    { colour: 'blue', label: t('statistics.offered') },
    { colour: 'green', label: t('statistics.accepted') },
  ] as const;
  return (
    <ChartFrame
      summary={t('statistics.by_month_summary', {
        first: first === undefined ? '' : formatMonth(first),
        last: last === undefined ? '' : formatMonth(last),
      })}
      caption={
        <ChartLegend
          entries={series.map(({ colour, label }) => ({
            kind: colour,
            label,
            sign: <AreaSign colour={colour} />,
          }))}
        />
      }
      scale={[most, most / 2, 0].map(formatShort)}
      ends={[first, last]}
      writeEnd={formatMonth}
      width={Math.max(1, months.length) * STEP}
    >
      {(fill) =>
        months.map(({ month, total, accepted_total }, place) => (
          <g key={month}>
            <title>
              {`${formatMonth(`${month}-01`)}: ${formatBaht(total)} / ${formatBaht(accepted_total)}`}
            </title>
            {[total, accepted_total].map((amount, index) => (
              <rect
                key={series[index]?.colour}
                fill={fill(index === 0 ? 'blue' : 'green')}
                x={place * STEP + 2 + index * (BAR + 1)}
                y={CHART_HEIGHT - heightOf(amount)}
                width={BAR}
                height={heightOf(amount)}
              />
            ))}
          </g>
        ))
      }
    </ChartFrame>
  );
}

/** The next higher amount that is easily read, such as 50 million for 47,501,458. */
function roundUp(amount: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(amount));
  return (
    [1, 2, 4, 6, 8].map((first) => first * magnitude).find((round) => round >= amount) ??
    10 * magnitude
  );
}

function dayOf(month: { readonly month: string } | undefined): string | undefined {
  return month && `${month.month}-01`;
}
