import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import type { Survey } from '#modules/cane-surveys/contract/surveys.ts';
import { Meter } from '#platform/web/feedback/meter.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { rounded } from './survey-columns.tsx';
import { surveysQuery } from './surveys.api.ts';
import classes from './surveys.module.css';

const MOST_SHOWN = 50;

interface Of {
  readonly plotId: string;
  /** The survey that is open. */
  readonly current?: string | undefined;
}

/** How the cane of a plot has grown from survey to survey. */
export function GrowthPanel({ plotId, current }: Of): ReactNode {
  const t = useTexts(texts);
  const query = { plot_id: plotId, sort: 'surveyed_at', page_size: MOST_SHOWN } as const;
  return (
    <Panel title={t('detail.growth')}>
      <Loaded
        query={useQuery(surveysQuery(query))}
        failedTitle={t('list.load_failed')}
        waiting={<Skeleton height={64} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('detail.no_growth')}</p>
          ) : (
            <Growth surveys={data} current={current} />
          )
        }
      </Loaded>
    </Panel>
  );
}

interface GrowthProps extends Pick<Of, 'current'> {
  readonly surveys: readonly Survey[];
}

function Growth({ surveys, current }: GrowthProps): ReactNode {
  const t = useTexts(texts);
  const tallest = Math.max(1, ...surveys.map(({ height_cm }) => height_cm ?? 0));
  const number = (value: number | null) => (value === null ? '–' : formatNumber(rounded(value)));
  return (
    <ol className={classes.growth}>
      {surveys.map(({ id, surveyed_at, height_cm, tons_per_rai }) => (
        <li key={id} aria-current={id === current ? 'true' : undefined}>
          <Link to="/cane-surveys/$id" params={{ id }}>
            {formatDateTime(surveyed_at)}
          </Link>
          <Meter className={classes.height} percent={(100 * (height_cm ?? 0)) / tallest} />
          <span>
            {t('detail.height_and_yield', {
              height: number(height_cm),
              tons: number(tons_per_rai),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
