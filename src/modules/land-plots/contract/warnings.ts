import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { placeId } from '#platform/contract/ids.ts';
import { plotPermissions } from './permissions.ts';
import { deedKinds } from './plot-choices.ts';
import { plotLimits } from './plots.ts';
import { plotShape, shapeErrors } from './shapes.ts';

const otherPlot = z.object({
  id: recordId,
  deed_number: z.string(),
  farmer_name: z.string(),
  quota_code: z.string(),
});

/** What people should look at before they save a plot, or afterwards; nothing of it is refused. */
export const plotWarnings = z.object({
  /** Where the borders cross themselves. */
  crossings: plotShape.shape.crossings,
  /** Other plots of the company on the same ground, the largest common part first; at most 50. */
  overlaps: z.array(otherPlot.extend({ square_metres: z.number(), common: plotShape.shape.shape })),
  /** Other plots with this deed; at most 50. */
  same_deed: z.array(otherPlot),
  /** How far the shape is outside the stated province; null where it is inside. */
  kilometres_outside_province: z.number().nullable(),
});

export type PlotWarnings = z.output<typeof plotWarnings>;

export const checkPlotRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/check',
  access: plotPermissions.names.read,
  summary: 'What is doubtful about a shape, a deed and a province that are not saved yet',
  query: z.object({
    shapefile_id: recordId.optional(),
    deed_kind: z.enum(deedKinds).default('chanote'),
    deed_number: plainText(plotLimits.deed_number).default(''),
    province_id: placeId.optional(),
    /** The plot that is being changed, which is not compared with itself. */
    plot_id: recordId.optional(),
  }),
  refuses: [shapeErrors.shape_too_complex],
  answers: { 200: plotWarnings },
});

export const plotWarningsRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/:id/warnings',
  access: plotPermissions.names.read,
  summary: 'What is doubtful about a plot: overlaps, the same deed elsewhere, another province',
  refuses: [shapeErrors.shape_too_complex],
  answers: { 200: plotWarnings },
});
