import type { ReactNode } from 'react';
import {
  estimateYield,
  type Measures,
  type YieldConstants,
} from '#modules/cane-surveys/contract/estimate-yield.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';

interface Estimated extends Measures, YieldConstants {
  readonly estimated_tons: number | null;
}

/** How the yield of a survey was estimated, step by step. */
export function EstimateSteps({ survey }: { readonly survey: Estimated }): ReactNode {
  const t = useTexts(texts);
  const estimate = estimateYield(survey, survey);
  if (estimate === undefined) return <p>{t('detail.not_estimated')}</p>;
  const { row_metres_per_rai, stalks_per_rai, stalk_kg, stalk_is_usual, tons_per_rai } = estimate;
  const weight = stalk_is_usual ? t('detail.usual_stalk') : t('detail.measured_stalk');
  const figure = (value: number, digits = 1) =>
    formatNumber(Math.round(value * 10 ** digits) / 10 ** digits);
  return (
    <Facts
      facts={[
        { name: t('detail.row_metres'), value: figure(row_metres_per_rai, 0) },
        { name: t('detail.stalks'), value: figure(stalks_per_rai, 0) },
        { name: weight, value: figure(stalk_kg, 2) },
        { name: t('fields.harvested_percent'), value: figure(survey.harvested_percent) },
        { name: t('fields.tons_per_rai'), value: figure(tons_per_rai) },
        ...(survey.estimated_tons === null
          ? []
          : [{ name: t('fields.estimated_tons'), value: figure(survey.estimated_tons) }]),
      ]}
    />
  );
}
