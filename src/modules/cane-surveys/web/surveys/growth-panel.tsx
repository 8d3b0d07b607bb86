import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { rounded } from './survey-columns.tsx';
import { surveysQuery } from './surveys.api.ts';
import classes from './surveys.module.css';

const MOST_SHOWN = 50;

interface Of {
  readonly plotId: string;
  /** The survey that is open. */
  readonly current?: string;
}

/** How the cane of a plot has grown from survey to survey. */
export function GrowthPanel({ plotId, current }: Of): ReactNode {
  const t = useTexts(texts);
  const query = { plot_id: plotId, sort: 'surveyed_at', page_size: MOST_SHOWN } as const;
  const { data: surveys } = useQuery(surveysQuery(query));
  const rows = surveys?.data ?? [];
  const tallest = Math.max(1, ...rows.map(({ height_cm }) => height_cm ?? 0));
  const number = (value: number | null) => (value === null ? '–' : formatNumber(rounded(value)));
  return (
    <Panel title={t('detail.growth')}>
      {surveys?.data.length === 0 && <p>{t('detail.no_growth')}</p>}
      <ol className={classes.growth}>
        {rows.map(({ id, surveyed_at, height_cm, tons_per_rai }) => (
          <li key={id} aria-current={id === current ? 'true' : undefined}>
            <Link to="/cane-surveys/$id" params={{ id }}>
              {formatDateTime(surveyed_at)}
            </Link>
            <progress
              className={classes.height}
              aria-label={t('fields.height_cm')}
              max={tallest}
              value={height_cm ?? 0}
            />
            <span>
              {t('detail.height_and_yield', {
                height: number(height_cm),
                tons: number(tons_per_rai),
              })}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
