import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import { mostMeasured } from '#modules/cane-surveys/contract/survey-choices.ts';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import { newKey } from '#platform/web/api/keys.ts';
import { yearOfSeason } from '../surveys/production-season.ts';
import type { SkipDraft, SurveyDraft } from './drafts.ts';
import { monthsSince, today } from './field-days.ts';

const MOST_COUNTED = 3;
const TYPES = ['planted', 'ratoon_1', 'ratoon_2', 'ratoon_3_or_more'] as const;

type VisitedPlot = Pick<SurveyDraft, 'visit_id' | 'plot_id' | 'quota_id' | 'deed_number'>;

/** A survey that begins with what is known of the crop. */
export function newSurvey(visit: VisitedPlot, plot: PlotOfDay | undefined): SurveyDraft {
  const [crop] = plot?.crops ?? [];
  return {
    kind: 'survey',
    id: newKey(),
    ...visit,
    choices: {
      cane_type: crop ? (TYPES[Math.min(crop.ratoon_number, MOST_COUNTED)] ?? null) : null,
      soil_type: null,
      soil_color: null,
      leaf_color: null,
    },
    texts: { cane_variety: crop?.variety ?? '', disease_pest: '', details: '', other_notes: '' },
    measures: {
      planting_month: crop?.planted_on ? String(Number(crop.planted_on.slice(5, 7))) : '',
      plant_age_months: crop ? ageOf(crop) : '',
      furrow_spacing_cm: '',
      height_cm: '',
      stalk_length_cm: '',
      diameter_cm: '',
      stalks_per_clump: '',
      clumps_per_10m: '',
    },
    surveyed_at: new Date().toISOString(),
    production_year: plot && yearOfSeason(plot.season),
    position: null,
    photos: [],
    isReady: false,
  };
}

/** The whole months since it was planted; ratoons grow since the latest harvest, which the crop does not have. */
function ageOf({ planted_on, ratoon_number }: PlotOfDay['crops'][number]): string {
  if (planted_on === null || ratoon_number > 0) return '';
  const months = monthsSince(planted_on, today());
  return months < 0 || months > mostMeasured.plant_age_months ? '' : String(months);
}

/** Says that a plot is skipped. */
export function newSkip(visit: Visit, skip_reason: string): SkipDraft {
  const { id: visit_id, deed_number } = visit;
  return { kind: 'skip', id: newKey(), visit_id, deed_number, skip_reason, isReady: true };
}
