import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '#modules/audit/web/public.ts';
import type { Survey } from '#modules/cane-surveys/contract/surveys.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { formatDateTime, formatMonthName, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { EstimateSteps } from './estimate-steps.tsx';
import { GrowthPanel } from './growth-panel.tsx';
import { seasonOfYear } from './production-season.ts';
import { Standing } from './standing.tsx';
import { surveyHistoryRoute, surveyQuery } from './surveys.api.ts';

/** A survey with its photos, its estimate, and the other surveys of the plot. */
export function SurveyDetail(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/cane-surveys/$id' });
  const mayWrite = useMay('cane-surveys:write');
  return (
    <DetailPage
      query={useQuery(surveyQuery({ id }))}
      back={{ to: '/cane-surveys', label: t('list.back') }}
      title={({ deed_number, surveyed_at }) => `${deed_number} · ${formatDateTime(surveyed_at)}`}
      status={({ metres_from_plot }) => <Standing metres={metres_from_plot} />}
      summary={({ farmer_name, quota_code, season }) =>
        `${farmer_name} · ${quota_code} · ${season}`
      }
      actions={() =>
        mayWrite && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} />}
            renderRoot={(root) => <Link {...root} to="/cane-surveys/$id/edit" params={{ id }} />}
          >
            {t('detail.edit')}
          </Button>
        )
      }
    >
      {(survey) => (
        <Stack>
          <Panel title={t('detail.measures')}>
            <Measures survey={survey} />
          </Panel>
          <Panel title={t('detail.estimate')} hint={t('detail.formula')}>
            <EstimateSteps survey={survey} />
          </Panel>
          <GrowthPanel plotId={survey.plot_id} current={id} />
          <Attachments entity="cane_survey" id={id} mayAttach={mayWrite} />
          <Panel title={t('detail.history')}>
            <RecordHistory route={surveyHistoryRoute} entity="cane_survey" id={id} />
          </Panel>
        </Stack>
      )}
    </DetailPage>
  );
}

function Measures({ survey }: { readonly survey: Survey }): ReactNode {
  const t = useTexts(texts);
  const number = (value: number | null) => (value === null ? '' : formatNumber(value));
  const { cane_type, soil_type, soil_color, leaf_color, planting_month: month } = survey;
  const offset = survey.clock_offset_seconds;
  const facts = [
    { name: t('detail.production_season'), value: seasonOfYear(survey.production_year) },
    { name: t('fields.planting_month'), value: month !== null && formatMonthName(dayIn(month)) },
    { name: t('fields.cane_type'), value: cane_type && t(`cane_types.${cane_type}`) },
    { name: t('fields.cane_variety'), value: survey.cane_variety },
    { name: t('fields.plant_age_months'), value: number(survey.plant_age_months) },
    { name: t('fields.furrow_spacing_cm'), value: number(survey.furrow_spacing_cm) },
    { name: t('fields.soil_type'), value: soil_type && t(`soil_types.${soil_type}`) },
    { name: t('fields.soil_color'), value: soil_color && t(`soil_colors.${soil_color}`) },
    { name: t('fields.height_cm'), value: number(survey.height_cm) },
    { name: t('fields.stalk_length_cm'), value: number(survey.stalk_length_cm) },
    { name: t('fields.diameter_cm'), value: number(survey.diameter_cm) },
    { name: t('fields.stalks_per_clump'), value: number(survey.stalks_per_clump) },
    { name: t('fields.clumps_per_10m'), value: number(survey.clumps_per_10m) },
    { name: t('fields.leaf_color'), value: leaf_color && t(`leaf_colors.${leaf_color}`) },
    { name: t('fields.disease_pest'), value: survey.disease_pest },
    { name: t('fields.details'), value: survey.details },
    { name: t('fields.other_notes'), value: survey.other_notes },
    { name: t('fields.accuracy_metres'), value: number(survey.accuracy_metres) },
    { name: t('fields.surveyor_name'), value: survey.surveyor_name },
    { name: t('fields.clock_offset_seconds'), value: offset === 0 ? '' : formatNumber(offset) },
  ];
  // What was not looked at is not listed.
  return <Facts facts={facts.filter(({ value }) => Boolean(value))} />;
}

/** A day in a month of whatever year. */
function dayIn(month: number): string {
  return `2026-${String(month).padStart(2, '0')}-01`;
}
