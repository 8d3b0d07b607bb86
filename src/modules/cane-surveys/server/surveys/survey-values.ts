import type { SurveyFields } from '#modules/cane-surveys/contract/surveys.ts';
import {
  estimateYield,
  SQUARE_METRES_OF_A_RAI,
} from '#modules/cane-surveys/contract/estimate-yield.ts';
import { lockSeason } from '#modules/farmer-quotas/server/public.ts';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { findCrops, findPlots, findShapeOfPlot } from '#modules/land-plots/server/public.ts';
import { kilometresOutside } from '#libraries/geometry/regions.ts';
import { errors, type AppError } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { readSurveySettings } from '../settings/settings.queries.ts';
import { requireVisit } from './require-visit.queries.ts';

const METRES_OF_A_KILOMETRE = 1_000;

/** The columns of a survey that follow from its fields: plot, crop, distance and estimate. */
export async function surveyValues(tx: Transaction, scope: Scope, fields: SurveyFields) {
  const plot = await requirePlot(tx, scope, fields);
  await lockSeason(tx, scope, { id: plot.season_id, path: 'quota_id' });
  const crop_id = await findCrop(tx, scope, { plot, crop_id: fields.crop_id });
  if (fields.visit_id !== null) await requireVisit(tx, scope, fields);
  const { updated_at: _at, ...constants } = await readSurveySettings(tx, scope);
  const tons_per_rai = estimateYield(fields, constants)?.tons_per_rai ?? null;
  const rai = plot.measured_square_metres / SQUARE_METRES_OF_A_RAI;
  const { cane_variety, disease_pest, details, other_notes } = fields;
  return {
    crop_id,
    ...constants,
    tons_per_rai,
    estimated_tons: tons_per_rai === null ? null : tons_per_rai * rai,
    metres_from_plot: await metresFrom(tx, scope, fields),
    search_text: searchTextOf(
      plot.deed_number,
      plot.farmer_name,
      cane_variety,
      disease_pest,
      details,
      other_notes,
    ),
  };
}

async function requirePlot(
  tx: Transaction,
  scope: Scope,
  { plot_id, quota_id }: Pick<SurveyFields, 'plot_id' | 'quota_id'>,
): Promise<Plot> {
  const [plot] = await findPlots(tx, scope, { ids: [plot_id] });
  if (plot === undefined) throw wrong('plot_id', 'platform:validation.not_a_choice');
  if (plot.quota_id !== quota_id) throw wrong('plot_id', 'cane-surveys:errors.plot_of_other_quota');
  return plot;
}

interface CropOnPlot {
  readonly plot: Plot;
  readonly crop_id: string | null;
}

/** The crop that was chosen, or the only one that grows on the plot in the season of its quota. */
async function findCrop(tx: Transaction, scope: Scope, { plot, crop_id }: CropOnPlot) {
  const plots = { ids: [plot.id] };
  if (crop_id === null) {
    const grown = await findCrops(tx, scope, { season_id: plot.season_id, plots });
    return grown.length === 1 ? (grown[0]?.id ?? null) : null;
  }
  const [crop] = await findCrops(tx, scope, { ids: [crop_id], plots });
  if (crop === undefined) throw wrong('crop_id', 'platform:validation.not_a_choice');
  return crop_id;
}

/** How far outside the plot the surveyor stood, in metres; nothing where that is not known. */
async function metresFrom(
  tx: Transaction,
  scope: Scope,
  { plot_id, latitude, longitude }: SurveyFields,
): Promise<number | null> {
  if (latitude === null || longitude === null) return null;
  const { shape } = await findShapeOfPlot(tx, scope, plot_id);
  return Math.round(kilometresOutside(shape, [longitude, latitude]) * METRES_OF_A_KILOMETRE);
}

function wrong(path: string, code: string): AppError {
  return errors.validation_failed({ fields: [{ path, code }] });
}
