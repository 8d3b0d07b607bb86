import { and, eq } from 'drizzle-orm';
import { kilometresOutsideProvince } from '#modules/geography/server/public.ts';
import type { deedKinds } from '#modules/land-plots/contract/plot-choices.ts';
import type { PlotWarnings } from '#modules/land-plots/contract/warnings.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { landPlots } from '../plots/plots.tables.ts';
import { findShape } from '../shapes/shapes.queries.ts';
import { findOverlaps, namedPlot, others, plotsNear } from './find-overlaps.queries.ts';

/** Outlines of provinces are accurate to about two kilometres. */
const DOUBTFUL_KILOMETRES = 5;
const MOST_WITH_DEED = 50;

interface Checked {
  readonly shapefile_id?: string | undefined;
  readonly deed_kind: (typeof deedKinds)[number];
  readonly deed_number: string;
  readonly province_id?: number | undefined;
  readonly plot_id?: string | undefined;
}

/** What is compared to find what people should look at: borders, plots near it, the deed of another plot, another province. */
export async function readCompared(
  tx: Transaction,
  scope: Pick<Scope, 'companyId'>,
  { shapefile_id, province_id, plot_id, ...deed }: Checked,
) {
  const same_deed = await plotsWithDeed(tx, scope, { ...deed, plot_id });
  if (shapefile_id === undefined) return { same_deed, province_id };
  const found = await findShape(tx, scope, shapefile_id);
  const near = await plotsNear(tx, scope, { shape: found.shape, plotId: plot_id });
  return { same_deed, province_id, drawn: { ...found, near } };
}

/** What people should look at. Not inside a transaction: comparing borders may take seconds. */
export async function findWarnings(
  scope: Pick<Scope, 'companyId'>,
  { same_deed, province_id, drawn }: Awaited<ReturnType<typeof readCompared>>,
): Promise<PlotWarnings> {
  if (drawn === undefined) {
    return { crossings: [], overlaps: [], same_deed, kilometres_outside_province: null };
  }
  const outside =
    province_id === undefined
      ? 0
      : (kilometresOutsideProvince(province_id, [drawn.longitude, drawn.latitude]) ?? 0);
  return {
    crossings: drawn.crossings,
    overlaps: await findOverlaps(scope, drawn),
    same_deed,
    kilometres_outside_province: outside > DOUBTFUL_KILOMETRES ? outside : null,
  };
}

async function plotsWithDeed(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { deed_kind, deed_number, plot_id }: Checked,
) {
  if (deed_number === '') return [];
  return tx
    .select(namedPlot())
    .from(landPlots)
    .where(
      and(
        eq(landPlots.company_id, companyId),
        eq(landPlots.deed_number, deed_number),
        eq(landPlots.deed_kind, deed_kind),
        others(plot_id),
      ),
    )
    .limit(MOST_WITH_DEED);
}
