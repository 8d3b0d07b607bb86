import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import { newKey } from '#platform/web/api/keys.ts';
import type { SkipDraft, SurveyDraft } from './drafts.ts';

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
      planting_month: '',
      plant_age_months: '',
      furrow_spacing_cm: '',
      height_cm: '',
      stalk_length_cm: '',
      diameter_cm: '',
      stalks_per_clump: '',
      clumps_per_10m: '',
    },
    surveyed_at: new Date().toISOString(),
    position: null,
    photos: [],
    isReady: false,
  };
}

/** Says that a plot is skipped. */
export function newSkip(visit: Visit, skip_reason: string): SkipDraft {
  const { id: visit_id, deed_number } = visit;
  return { kind: 'skip', id: newKey(), visit_id, deed_number, skip_reason, isReady: true };
}
