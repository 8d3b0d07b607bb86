import { z } from 'zod';
import { quotaStatuses } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { postalCode } from '#modules/geography/contract/places.ts';
import { page } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { calendarDay, instant, placeCode, placeId, recordId } from '#platform/contract/ids.ts';
import { pageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { cropLimits } from './crop-limits.ts';
import { plotPermissions } from './permissions.ts';
import { areaAgreements, deedKinds, ownershipTypes, plotSortKeys } from './plot-choices.ts';
import { toTenths, type ThaiArea } from './thai-area.ts';

/** Kind of record, as events name it. */
export const LAND_PLOT = 'land_plot';

export const plotEvents = defineEvents('land-plots', ['created', 'updated', 'deleted']);

export const plotErrors = defineErrors('land-plots', {
  /** Nothing is registered under a quota that is closed. */
  quota_closed: 409,
});

export const plotLimits = { deed_number: 50, deed_owner_name: 200, address_line: 500 } as const;

const FIRST_BUDDHIST_YEAR = 2400;

const issueDate = calendarDay.refine(
  (day) => Number(day.slice(0, 4)) < FIRST_BUDDHIST_YEAR,
  'land-plots:errors.deed_issue_date_buddhist',
);

const chosen = (missing: string) => z.uuid({ error: missing });

const plotFields = {
  quota_id: chosen('land-plots:errors.quota_required'),
  /** Is the farmer of the quota. */
  farmer_id: recordId,
  ownership_type: z.enum(ownershipTypes),
  deed_kind: z.enum(deedKinds).default('chanote'),
  deed_number: requiredText(plotLimits.deed_number),
  deed_issue_date: issueDate.nullable().default(null),
  deed_owner_name: requiredText(plotLimits.deed_owner_name),
  address_line: requiredText(plotLimits.address_line),
  province_id: placeCode,
  district_id: placeCode,
  subdistrict_id: placeCode,
  postal_code: postalCode,
  /** Without one, a place inside the shape. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  area_rai: z.number().int().min(0, 'land-plots:errors.area_positive').max(100_000),
  area_ngan: z.number().int().min(0).max(3).default(0),
  /** With one decimal, as deeds print it. */
  area_wah: z.number().min(0).max(99.9).multipleOf(0.1).default(0),
  /** A file of the plot or of its quota. */
  ownership_document_id: recordId.nullable().default(null),
};

/** One shape belongs to one plot. */
const shapefile = chosen('land-plots:errors.shapefile_required');

const fields = z.strictObject({ ...plotFields, shapefile_id: shapefile });

/** A negative area is reported at its field. */
const hasArea = (plot: ThaiArea) => toTenths(plot) !== 0;
const noArea = { path: ['area_rai'], message: 'land-plots:errors.area_positive' };

export const plotInput = fields.refine(hasArea, noArea);

export type PlotInput = z.output<typeof plotInput>;

/** Without a `shapefile_id` the shape stays. */
export const plotChange = z
  .strictObject({
    ...everyField(plotFields),
    shapefile_id: shapefile.optional(),
    updated_at: instant,
  })
  .refine(hasArea, noArea);

export type PlotChange = z.output<typeof plotChange>;

export const plot = recordOf(fields).extend({
  quota_code: z.string(),
  quota_status: z.enum(quotaStatuses),
  farmer_name: z.string(),
  season_id: recordId,
  season: z.string(),
  /** What grows there in the season of the quota; empty where nothing is said of it. */
  variety: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** By the deed. */
  area_square_metres: z.number(),
  area_hectares: z.number(),
  /** Of the shape, on the ellipsoid. */
  measured_square_metres: z.number(),
  /** How much more the shape has than the deed says, in percent. */
  area_difference_percent: z.number(),
  /** Within the tolerance of the company, or not. */
  area_agreement: z.enum(areaAgreements),
});

export type Plot = z.output<typeof plot>;

/** The filters of the list, which exports and the map take as well. */
export const plotFilters = {
  search: plainText(200).default(''),
  quota_id: recordId.optional(),
  farmer_id: recordId.optional(),
  season_id: recordId.optional(),
  office_id: recordId.optional(),
  quota_status: z.enum(quotaStatuses).optional(),
  /** As it is written in crops. */
  variety: plainText(cropLimits.variety).optional(),
  ownership_type: z.enum(ownershipTypes).optional(),
  deed_kind: z.enum(deedKinds).optional(),
  deed_number: plainText(plotLimits.deed_number).optional(),
  province_id: placeId.optional(),
  district_id: placeId.optional(),
  subdistrict_id: placeId.optional(),
  area_agreement: z.enum(areaAgreements).optional(),
};

/** The same with an order. */
export const plotListing = { ...plotFilters, sort: sortedBy(plotSortKeys).default('-created_at') };

export type PlotFilters = z.output<z.ZodObject<typeof plotFilters>>;
export type PlotListing = z.output<z.ZodObject<typeof plotListing>>;

const refused = [seasonErrors.season_closed, plotErrors.quota_closed];

export const plotRoutes = recordRoutes({
  path: '/v1/land-plots',
  access: plotPermissions.names,
  query: z.object({ ...pageParameters, ...plotListing }),
  create: plotInput,
  change: plotChange,
  answers: { one: plot, page: page(plot) },
  summaries: {
    list: 'Land plots of the company; `search` looks into deed numbers, owners and addresses',
    get: 'One land plot',
    create: 'Register a land plot under a quota, with a shape that was drawn or uploaded',
    update: 'Change a land plot; without a `shapefile_id` its shape stays',
    delete: 'Delete a land plot with its shape, files and crops',
  },
  refuses: { create: refused, update: refused },
});

export const plotExport = exportRoutes({
  path: '/v1/land-plots',
  access: plotPermissions.names.read,
  what: 'the list of land plots',
  filters: plotListing,
});
