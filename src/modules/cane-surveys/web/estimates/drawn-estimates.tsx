import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import type { Estimate } from '#modules/cane-surveys/contract/estimates.ts';
import { PlotMapFrame } from '#modules/land-plots/web/public.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MapDots, type MapDot } from '#platform/web/map/map-dots.tsx';
import { MapLegend } from '#platform/web/map/map-legend.tsx';
import { boxAround } from '#platform/web/map/shapes.ts';
import { rounded } from '../surveys/survey-columns.tsx';
import { texts, type SurveyTexts } from '../texts.ts';
import { groupEstimates } from './group-estimates.ts';
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
  const [zoom, setZoom] = useState(0);
  const dots = useMemo(() => dotsOf(estimates, { zoom, t }), [estimates, zoom, t]);
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
      <PlotMapFrame
        label={t('estimates.title')}
        box={box}
        height="tall"
        onMove={(view) => setZoom(view.zoom)}
      >
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

interface Drawing {
  readonly zoom: number;
  readonly t: SurveyTexts;
}

function dotsOf(estimates: readonly Estimate[], { zoom, t }: Drawing): MapDot[] {
  return groupEstimates(estimates, zoom).flatMap(({ estimates: plots, ...group }) => {
    const [first] = plots;
    if (first === undefined) return [];
    const perRai = formatNumber(rounded(group.tonsPerRai));
    return {
      id: first.survey_id,
      longitude: group.longitude,
      latitude: group.latitude,
      places: plots.length,
      look: lookOfYield(group.tonsPerRai),
      name:
        plots.length === 1
          ? t('estimates.dot', {
              deed: first.deed_number,
              farmer: first.farmer_name,
              tons: perRai,
            })
          : t('estimates.group', {
              plots: formatNumber(plots.length),
              tons: formatNumber(Math.round(group.tons)),
              mean: perRai,
            }),
    };
  });
}
