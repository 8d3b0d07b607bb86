import { and, desc, eq, isNull } from 'drizzle-orm';
import type {
  FieldDay,
  fieldDayRoute,
  PlotOfDay,
} from '#modules/cane-surveys/contract/field-day.ts';
import type { Visit } from '#modules/cane-surveys/contract/visits.ts';
import {
  findCrops,
  findNearestPlots,
  findPlots,
  findPlotsByText,
  findShapesOfPlots,
  plotOf,
} from '#modules/land-plots/server/public.ts';
import { quotaOf } from '#modules/farmer-quotas/server/public.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { readSurveySettings } from '../settings/settings.queries.ts';
import { surveyConditions } from '../surveys/surveys.queries.ts';
import { caneSurveys } from '../records/surveys.tables.ts';
import { visitColumns, visitConditions, visitOrder } from '../visits/visits.queries.ts';
import { surveyVisits } from '../records/visits.tables.ts';

/** More plots than anybody reaches in a day. */
const MOST_VISITS = 200;

/** As many as a phone shows and keeps with ease, besides those of the same quotas. */
const MOST_NEARBY = 100;

/** Besides those, of what was searched for. */
const MOST_FOUND = 20;

interface Asked extends Query<typeof fieldDayRoute> {
  readonly now: Date;
}

/** The plan of the caller for a day, with all that a survey of its plots needs. */
export async function readFieldDay(
  tx: Transaction,
  scope: Scope,
  { planned_on, now, search, ...here }: Asked,
): Promise<FieldDay> {
  const visits = await visitsOf(tx, scope, planned_on);
  const plots = await plotsOf(tx, scope, [...new Set(visits.map(({ plot_id }) => plot_id))]);
  return {
    reader: `${scope.userId} ${scope.companyId}`,
    planned_on,
    fetched_at: now.toISOString(),
    settings: await readSurveySettings(tx, scope),
    visits,
    plots,
    nearby: await plotsOf(tx, scope, await idsNearby(tx, scope, { plots, here, search })),
    unplanned: await unplannedOf(tx, scope, planned_on),
  };
}

/** People who are not employees have no plan. */
async function visitsOf(tx: Transaction, scope: Scope, planned_on: string): Promise<Visit[]> {
  if (scope.employeeId === null) return [];
  return tx
    .select(visitColumns(scope.language))
    .from(surveyVisits)
    .where(visitConditions(scope, { planned_on, surveyor_id: scope.employeeId }))
    .orderBy(...visitOrder())
    .limit(MOST_VISITS);
}

/** The surveys of the caller on a day that belong to no visit, the latest first. */
async function unplannedOf(
  tx: Transaction,
  { companyId, employeeId }: Scope,
  surveyed_on: string,
): Promise<FieldDay['unplanned']> {
  if (employeeId === null) return [];
  const { company_id, plot_id, quota_id } = caneSurveys;
  return tx
    .select({
      id: caneSurveys.id,
      deed_number: plotOf({ companyId: company_id, id: plot_id }, 'deed_number'),
      farmer_name: quotaOf({ companyId: company_id, id: quota_id }, 'farmer_name'),
      surveyed_at: caneSurveys.surveyed_at,
    })
    .from(caneSurveys)
    .where(
      and(
        eq(company_id, companyId),
        isNull(caneSurveys.visit_id),
        surveyConditions({
          search: '',
          surveyor_id: employeeId,
          surveyed_from: surveyed_on,
          surveyed_to: surveyed_on,
        }),
      ),
    )
    .orderBy(desc(caneSurveys.surveyed_at))
    .limit(MOST_VISITS);
}

interface Around {
  readonly plots: readonly PlotOfDay[];
  readonly here: Pick<Asked, 'latitude' | 'longitude'>;
  readonly search: string;
}

/** What was searched for, other plots of the quotas that are visited, and the nearest ones to these plots and to the caller. */
async function idsNearby(
  tx: Transaction,
  scope: Scope,
  { plots, here: { latitude, longitude }, search }: Around,
): Promise<string[]> {
  const own = new Set(plots.map(({ id }) => id));
  const quota_ids = [...new Set(plots.map(({ quota_id }) => quota_id))];
  const places = latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }];
  const nearest = await findNearestPlots(tx, scope, {
    places: [...places, ...plots],
    most: MOST_NEARBY + own.size,
  });
  const ofQuotas = await findPlots(tx, scope, { quota_ids });
  const found = await findPlotsByText(tx, scope, { text: search, most: MOST_FOUND });
  const ids = new Set([...found, ...ofQuotas.map(({ id }) => id), ...nearest]);
  return [...ids].filter((id) => !own.has(id));
}

async function plotsOf(
  tx: Transaction,
  scope: Scope,
  ids: readonly string[],
): Promise<PlotOfDay[]> {
  const plots = await findPlots(tx, scope, { ids });
  const crops = await findCrops(tx, scope, { plots: { ids } });
  const latest = await latestSurveys(tx, scope, ids);
  const shapes = await findShapesOfPlots(tx, scope, ids);
  return plots.map((plot) => ({
    ...plot,
    shape: shapes.get(plot.id) ?? [],
    crops: crops.filter(
      ({ plot_id, season_id }) => plot_id === plot.id && season_id === plot.season_id,
    ),
    latest: latest.find(({ plot_id }) => plot_id === plot.id) ?? null,
  }));
}

function latestSurveys(tx: Transaction, { companyId }: Scope, plots: readonly string[]) {
  return tx
    .selectDistinctOn([caneSurveys.plot_id], {
      id: caneSurveys.id,
      plot_id: caneSurveys.plot_id,
      surveyed_at: caneSurveys.surveyed_at,
      height_cm: caneSurveys.height_cm,
      tons_per_rai: caneSurveys.tons_per_rai,
    })
    .from(caneSurveys)
    .where(and(eq(caneSurveys.company_id, companyId), isOneOf(caneSurveys.plot_id, plots)))
    .orderBy(caneSurveys.plot_id, desc(caneSurveys.surveyed_at));
}
