import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PlaceNames } from '#modules/geography/web/public.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { writeDay } from '#platform/web/date/say-day.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Facts, Panel, type Fact } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { ShapeMap } from '../shapes/lazy-maps.tsx';
import { shapeQuery } from '../shapes/shapes.api.ts';
import { writeArea, writeThaiArea } from '../write-area.ts';
import { texts, type PlotTexts } from '../texts.ts';
import { PlotWarnings } from '../warnings/plot-warnings.tsx';
import { warningsQuery } from '../warnings/warnings.api.ts';

interface PlotOverviewProps {
  readonly plot: Plot;
}

/** A plot on the map, what is doubtful about it, and its deed. */
export function PlotOverview({ plot }: PlotOverviewProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('land-plots:write');
  return (
    <Stack>
      <PlotOnMap plot={plot} />
      <Panel title={t('form.area')}>
        <Facts facts={areaFacts(t, plot)} />
      </Panel>
      <Panel title={t('form.deed')}>
        <Facts facts={deedFacts(t, plot)} />
      </Panel>
      <Attachments entity="land_plot" id={plot.id} mayAttach={mayWrite} />
    </Stack>
  );
}

function PlotOnMap({ plot }: PlotOverviewProps) {
  const t = useTexts(texts);
  const { data: warnings, error } = useQuery(warningsQuery({ id: plot.id }));
  const common = useMemo(() => warnings?.overlaps.map((overlap) => overlap.common), [warnings]);
  return (
    <>
      {error !== null && <Notice>{failureOf(error).message}</Notice>}
      {warnings !== undefined && <PlotWarnings warnings={warnings} />}
      <Loaded
        query={useQuery(shapeQuery({ id: plot.shapefile_id }))}
        failedTitle={t('shapes.load_failed')}
      >
        {({ shape }) => <ShapeMap shape={shape} common={common} />}
      </Loaded>
    </>
  );
}

function areaFacts(t: PlotTexts, plot: Plot): Fact[] {
  return [
    { name: t('detail.of_deed'), value: writeThaiArea(t, plot) },
    { name: t('fields.area_square_metres'), value: formatNumber(plot.area_square_metres) },
    { name: t('fields.area_hectares'), value: formatNumber(plot.area_hectares) },
    { name: t('detail.of_map'), value: writeArea(t, plot.measured_square_metres) },
    {
      name: t('fields.area_difference_percent'),
      value: formatNumber(plot.area_difference_percent),
    },
  ];
}

function deedFacts(t: PlotTexts, plot: Plot): Fact[] {
  return [
    {
      name: t('fields.quota_id'),
      value: (
        <Link to="/farmer-quotas/$id" params={{ id: plot.quota_id }}>
          {`${plot.quota_code} · ${plot.farmer_name}`}
        </Link>
      ),
    },
    { name: t('fields.season'), value: plot.season },
    { name: t('fields.deed_kind'), value: t(`deed_kinds.${plot.deed_kind}`) },
    { name: t('fields.deed_number'), value: plot.deed_number },
    { name: t('fields.deed_owner_name'), value: plot.deed_owner_name },
    {
      name: t('fields.deed_issue_date'),
      value: plot.deed_issue_date !== null && writeDay(plot.deed_issue_date),
    },
    { name: t('fields.ownership_type'), value: t(`ownership_types.${plot.ownership_type}`) },
    {
      name: t('fields.address_line'),
      value: <PlaceNames places={plot} lines={[plot.address_line]} />,
    },
    {
      name: t('detail.position'),
      value: `${plot.latitude.toFixed(6)}, ${plot.longitude.toFixed(6)}`,
    },
  ];
}
