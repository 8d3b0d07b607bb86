import { surveyEvents, CANE_SURVEY } from '#modules/cane-surveys/contract/surveys.ts';
import { usualConstants } from '#modules/cane-surveys/contract/settings.ts';
import {
  estimateYield,
  SQUARE_METRES_OF_A_RAI,
} from '#modules/cane-surveys/contract/estimate-yield.ts';
import { caneTypes, leafColors, soilTypes } from '#modules/cane-surveys/contract/survey-choices.ts';
import { findEmployees } from '#modules/directory/server/public.ts';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import { findCrops } from '#modules/land-plots/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { recordQuietly } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { searchTextOf } from '#platform/server/search/search-text.ts';
import { caneSurveys } from '../records/surveys.tables.ts';
import { growCane, SURVEY_DAYS } from './grow-cane.ts';

const SURVEYED_PLOTS = 134;
/** Extension officers among the example employees. */
const SURVEYORS = [82, 83, 84];

/** About 400 surveys of plots of an invented company, three in a season each, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'cane_survey_examples',
    examples: [{ companyId: 1 }],
    load: (tx, scope) => loadSurveys(tx, scope),
  });
}

async function loadSurveys(tx: Transaction, scope: Scope): Promise<void> {
  const crops = (await findCrops(tx, scope, {})).slice(0, SURVEYED_PLOTS);
  const surveyors = await findEmployees(tx, scope, SURVEYORS);
  const rows = crops.flatMap((crop, number) =>
    SURVEY_DAYS.map((day, visit) => {
      const measures = growCane(number, visit);
      const tons_per_rai = estimateYield(measures, usualConstants)?.tons_per_rai ?? null;
      const rai = crop.measured_square_metres / SQUARE_METRES_OF_A_RAI;
      const isSick = (number + visit) % 17 === 3;
      const disease_pest = isSick ? 'พบหนอนกออ้อยเล็กน้อย' : '';
      return {
        company_id: scope.companyId,
        id: newId(),
        quota_id: crop.quota_id,
        plot_id: crop.plot_id,
        crop_id: crop.id,
        surveyor_id: surveyors[number % SURVEYORS.length]?.id ?? null,
        production_year: Number(day.slice(0, 4)),
        planting_month: 2,
        cane_type: caneTypes[Math.min(crop.ratoon_number, caneTypes.length - 1)],
        cane_variety: crop.variety,
        ...measures,
        soil_type: soilTypes[number % soilTypes.length],
        leaf_color: leafColors[isSick ? 3 : number % 3],
        disease_pest,
        details: '',
        other_notes: '',
        surveyed_at: `${day}T0${(number % 6) + 2}:${String((number * 7) % 60).padStart(2, '0')}:00.000Z`,
        clock_offset_seconds: 0,
        latitude: crop.latitude,
        longitude: crop.longitude,
        accuracy_metres: 4 + (number % 9),
        metres_from_plot: number % 23 === 7 ? 60 + number : 0,
        tons_per_rai,
        estimated_tons: tons_per_rai === null ? null : tons_per_rai * rai,
        ...usualConstants,
        search_text: searchTextOf(crop.deed_number, crop.farmer_name, crop.variety, disease_pest),
      };
    }),
  );
  await insertRows(tx, caneSurveys, { rows });
  await recordQuietly(
    tx,
    scope,
    rows.map(({ id, cane_variety, height_cm }) => ({
      name: surveyEvents.created,
      entity: CANE_SURVEY,
      entityId: id,
      after: { cane_variety, height_cm },
    })),
  );
}
