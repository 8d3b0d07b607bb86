import { useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { Estimate } from '#modules/cane-surveys/contract/estimates.ts';
import { PlotMapFrame } from '#modules/land-plots/web/public.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MapDots } from '#platform/web/map/map-dots.tsx';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { boxAround } from '#platform/web/map/shapes.ts';
import { rounded } from '../surveys/survey-columns.tsx';
import { texts } from '../texts.ts';
import { lookOfYield, yieldClasses } from './yield-classes.ts';

interface Estimates {
  readonly total: number;
  readonly tons: number;
  readonly estimates: readonly Estimate[];
}

interface DrawnEstimatesProps {
  readonly found: Estimates | undefined;
}

const NONE: readonly Estimate[] = [];

/** The estimates on a map, what their colours mean, and their sum. */
export function DrawnEstimates({ found }: DrawnEstimatesProps): ReactNode {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const estimates = found?.estimates ?? NONE;
  const dots = useMemo(
    () =>
      estimates.map((estimate) => ({
        id: estimate.survey_id,
        longitude: estimate.longitude,
        latitude: estimate.latitude,
        look: lookOfYield(estimate.tons_per_rai),
        name: t('estimates.dot', {
          deed: estimate.deed_number,
          farmer: estimate.farmer_name,
          tons: formatNumber(rounded(estimate.tons_per_rai)),
        }),
      })),
    [estimates, t],
  );
  const box = useMemo(
    () =>
      boxAround(estimates.map(({ longitude, latitude }) => [[[[longitude, latitude] as const]]])),
    [estimates],
  );
  const labelOf = (place: number) => {
    const [from, to] = [yieldClasses[place]?.from ?? 0, yieldClasses[place + 1]?.from];
    if (to === undefined) return t('estimates.from', { from });
    return place === 0 ? t('estimates.below', { to }) : t('estimates.between', { from, to });
  };
  return (
    <>
      <PlotMapFrame label={t('estimates.title')} box={box} height="tall">
        <MapDots
          dots={dots}
          onOpen={(id) => void navigate({ to: '/cane-surveys/$id', params: { id } })}
        />
      </PlotMapFrame>
      <MapLegend
        entries={yieldClasses.map(({ look }, place) => ({ look, label: labelOf(place) }))}
      />
      <p role="status">
        {found !== undefined &&
          t('estimates.sum', {
            plots: formatNumber(found.total),
            tons: formatNumber(Math.round(found.tons)),
          })}
        {found !== undefined &&
          found.total > estimates.length &&
          ` ${t('estimates.more', { shown: formatNumber(estimates.length) })}`}
      </p>
    </>
  );
}
