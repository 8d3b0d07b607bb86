import { z } from 'zod';
import { quotaStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { areaAgreements, deedKinds, ownershipTypes } from './plot-choices.ts';
import { plotPermissions } from './permissions.ts';
import { plotFilters } from './plots.ts';
import { plotShape } from './shapes.ts';

/** Plots in one view that are answered with their shapes, where these are not too detailed; of more, how many are where. */
export const MOST_DRAWN = 3_000;

const longitude = z.coerce.number().min(-180).max(180);
const latitude = z.coerce.number().min(-90).max(90);

export const plotMapQuery = z.object({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  /** As map tiles count it: shapes are as fine as pixels of this zoom. */
  zoom: z.coerce.number().int().min(0).max(22),
  ...plotFilters,
});

export type PlotMapQuery = z.output<typeof plotMapQuery>;

const drawnPlot = z.object({
  id: recordId,
  deed_number: z.string(),
  deed_kind: z.enum(deedKinds),
  ownership_type: z.enum(ownershipTypes),
  area_agreement: z.enum(areaAgreements),
  quota_status: z.enum(quotaStatuses),
  /** Of the season of the quota; empty where nothing is said of it. */
  variety: z.string(),
  shape: plotShape.shape.shape,
});

const cluster = z.object({
  longitude: z.number(),
  latitude: z.number(),
  plots: z.number().int(),
});

export const plotMap = z.object({
  /** In the view. */
  total: z.number().int(),
  /** None where there are too many. */
  plots: z.array(drawnPlot),
  /** None where the plots are drawn. */
  clusters: z.array(cluster),
});

export type PlotMap = z.output<typeof plotMap>;

export const plotMapRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/map',
  access: plotPermissions.names.read,
  summary:
    'The plots of a view: their shapes, as fine as the zoom shows them, or how many are where',
  query: plotMapQuery,
  answers: { 200: plotMap },
});
