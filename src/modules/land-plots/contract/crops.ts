import { z } from 'zod';
import { seasonErrors } from '#modules/farmer-quotas/contract/seasons.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, instant, recordId } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { cropLimits } from './crop-limits.ts';
import { plotPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const PLOT_CROP = 'plot_crop';

export const cropEvents = defineEvents('land-plots', [
  'crop_created',
  'crop_updated',
  'crop_deleted',
]);

const cropFields = {
  season_id: recordId,
  /** 0 for cane that was planted for this season; the next harvest from the stubble is ratoon 1. */
  ratoon_number: z.number().int().min(0).max(20).default(0),
  variety: requiredText(cropLimits.variety),
  planted_on: calendarDay.nullable().default(null),
  harvested_on: calendarDay.nullable().default(null),
  note: plainText(cropLimits.note).default(''),
};

const fields = z.strictObject(cropFields);

type Dated = Pick<z.output<typeof fields>, 'planted_on' | 'harvested_on'>;

const inOrder = ({ planted_on, harvested_on }: Dated) =>
  planted_on === null || harvested_on === null || planted_on <= harvested_on;
const outOfOrder = { path: ['harvested_on'], message: 'land-plots:errors.harvest_before_planting' };

export const cropInput = fields.refine(inOrder, outOfOrder);

export const cropChange = z
  .strictObject({ ...everyField(cropFields), updated_at: instant })
  .refine(inOrder, outOfOrder);

export type CropInput = z.output<typeof cropInput>;
export type CropChange = z.output<typeof cropChange>;

export const crop = recordOf(fields).extend({
  plot_id: recordId,
  /** The name of the season. */
  season: z.string(),
});

export type Crop = z.output<typeof crop>;

const { read, write } = plotPermissions.names;

export const listCropsRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/:id/crops',
  access: read,
  summary: 'What grew on a plot in each season, the latest first; at most 200',
  answers: { 200: z.object({ data: z.array(crop) }) },
});

/** The most frequent ones are enough to choose from. */
export const MOST_VARIETIES = 100;

export const listVarietiesRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/varieties',
  access: read,
  summary: 'The varieties of all crops as they are written, the most frequent first; at most 100',
  answers: { 200: z.object({ data: z.array(z.string()) }) },
});

export const createCropRoute = defineRoute({
  method: 'POST',
  path: '/v1/land-plots/:id/crops',
  access: write,
  summary: 'Say what grows on a plot in a season',
  body: cropInput,
  refuses: [seasonErrors.season_closed],
  answers: { 201: crop },
});

const params = z.object({ id: recordId, crop: recordId });

export const updateCropRoute = defineRoute({
  method: 'PUT',
  path: '/v1/land-plots/:id/crops/:crop',
  access: write,
  summary: 'Change what grows on a plot in a season',
  params,
  body: cropChange,
  refuses: [seasonErrors.season_closed],
  answers: { 200: crop },
});

export const deleteCropRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/land-plots/:id/crops/:crop',
  access: write,
  summary: 'Delete a crop of a plot',
  params,
  refuses: [seasonErrors.season_closed],
  answers: { 204: z.undefined() },
});
