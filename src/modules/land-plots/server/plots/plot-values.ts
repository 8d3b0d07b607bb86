import { FARMER_QUOTA } from '#modules/farmer-quotas/contract/quotas.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { findQuota } from '#modules/farmer-quotas/server/public.ts';
import { LAND_PLOT, plotErrors } from '#modules/land-plots/contract/plots.ts';
import { AppError, errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { findAttachment } from '#platform/server/attachments/attachments.queries.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { toTenths, type ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { findShape } from '../shapes/shapes.queries.ts';

interface Located {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What is stored of the shape of a plot, and where the plot is unless it was said. */
export async function shapeValues(
  tx: Transaction,
  scope: Scope,
  { shapefile_id, latitude, longitude }: Located & { readonly shapefile_id: string },
) {
  const shape = await findShape(tx, scope, shapefile_id).catch(notAChoice('shapefile_id'));
  return {
    shapefile_id,
    measured_square_metres: shape.square_metres,
    latitude: latitude ?? shape.latitude,
    longitude: longitude ?? shape.longitude,
  };
}

/** The columns of a plot without those of its shape. */
export function plainValues<Fields extends ThaiArea & { readonly farmer_id: string }>(
  fields: Fields,
) {
  const { area_rai, area_ngan, area_wah, farmer_id: _farmer, ...others } = fields;
  return { ...others, area_tenths: toTenths({ area_rai, area_ngan, area_wah }) };
}

interface Registered {
  readonly quota_id: string;
  readonly farmer_id: string;
}

/** Refuses a quota that takes no plots, or is of another farmer, at the field that is wrong. */
export async function requireQuota(
  tx: Transaction,
  scope: Scope,
  { quota_id, farmer_id }: Registered,
): Promise<void> {
  const quota = await findQuota(tx, scope, quota_id).catch(notAChoice('quota_id'));
  if (quota.farmer_id !== farmer_id) throw wrong('farmer_id', 'land-plots:errors.farmer_differs');
  if (!quota.season_is_open) throw seasonErrors.season_closed();
  if (quota.quota_status === 'closed') throw plotErrors.quota_closed();
}

interface Documented {
  readonly ownership_document_id: string | null;
  readonly quota_id: string;
}

/** Refuses a document that belongs neither to the plot nor to its quota. */
export async function requireDocument(
  tx: Transaction,
  scope: Scope,
  { id, ownership_document_id, quota_id }: Documented & { readonly id?: string },
): Promise<void> {
  if (ownership_document_id === null) return;
  const refuse = notAChoice('ownership_document_id');
  const file = await findAttachment(tx, scope, ownership_document_id).catch(refuse);
  const isOfPlot = file.entity === LAND_PLOT && file.entity_id === id;
  const isOfQuota = file.entity === FARMER_QUOTA && file.entity_id === quota_id;
  if (!isOfPlot && !isOfQuota) {
    throw wrong('ownership_document_id', 'land-plots:errors.document_elsewhere');
  }
}

/** Reports a record that the company does not have at the field that names it. */
function notAChoice(path: string) {
  return (error: unknown): never => {
    const isMissing = error instanceof AppError && error.code === errors.not_found.code;
    throw isMissing ? wrong(path, 'platform:validation.not_a_choice') : error;
  };
}

function wrong(path: string, code: string): AppError {
  return errors.validation_failed({ fields: [{ path, code }] });
}
