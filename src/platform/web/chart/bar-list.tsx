import { useId, type ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import type { ChartColour } from '../theme/tokens.ts';
import { AreaSign, ChartLegend } from './chart-legend.tsx';
import { ChartPatterns, patternOf } from './chart-patterns.tsx';
import classes from './bar-list.module.css';

interface Series {
  readonly name: string;
  readonly label: string;
  readonly colour: ChartColour;
}

interface Bar {
  readonly id: string;
  readonly label: ReactNode;
  /** One figure of each series. */
  readonly values: readonly number[];
}

interface BarListProps {
  /** What is counted, for screen readers. */
  readonly label: string;
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
}

/** Figures by name as bars below each other, of one series or of several side by side. */
export function BarList({ label, series, bars }: BarListProps) {
  const id = useId();
  const most = Math.max(1, ...bars.flatMap(({ values }) => values));
  return (
    <div className={classes.bars}>
      {series.length > 1 && (
        <ChartLegend
          entries={series.map(({ name, label: text, colour }) => ({
            kind: name,
            label: text,
            sign: <AreaSign colour={colour} />,
          }))}
        />
      )}
      <svg className={classes.patterns} aria-hidden>
        <ChartPatterns id={id} />
      </svg>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {series.map(({ name, label: text }) => (
              <th key={name} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id: bar, label: text, values }) => (
            <tr key={bar}>
              <th scope="row">{text}</th>
              {series.map(({ name, colour }, place) => (
                <td key={name}>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
                    <rect
                      width={((values[place] ?? 0) / most) * 100}
                      height={8}
                      fill={patternOf(id, colour)}
                    />
                  </svg>
                  <span>{formatNumber(values[place] ?? 0)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
