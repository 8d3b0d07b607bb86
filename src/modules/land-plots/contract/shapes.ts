import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { plotPermissions } from './permissions.ts';
import { shapeEncodings, shapeProjections, shapeSources } from './plot-choices.ts';

/** Kind of record, as events name it. */
export const PLOT_SHAPE = 'plot_shape';

export const shapeEvents = defineEvents('land-plots', ['shape_stored']);

export const shapeLimits = {
  /** Of a file as it is sent. */
  bytes: 20_000_000,
  megabytes: 20,
  /** Of a file. */
  shapes: 500,
  /** Of all shapes of a file together. */
  corners_of_file: 300_000,
  /** Of one shape. */
  corners: 10_000,
  name: 200,
} as const;

export const shapeErrors = defineErrors('land-plots', {
  /** Neither a zip with a shapefile, nor KML, KMZ, GeoJSON or GPX, or damaged. */
  shape_file_unreadable: 400,
  shape_file_missing: 400,
  shape_file_too_large: 400,
  /** It would unpack to far more than a map of plots has. */
  shape_file_bomb: 400,
  shp_missing: 400,
  /** It has lines and points, but no areas. */
  shape_no_areas: 400,
  shape_too_many: 400,
  shape_too_many_corners: 400,
  shape_file_too_many_corners: 400,
  /** Its borders cross so often that they cannot be measured in time. */
  shape_too_complex: 400,
  /** The file does not say how its numbers are places. */
  projection_needed: 400,
  /** It says so by a projection that is none of those offered. */
  projection_unknown: 400,
  shape_outside_thailand: 400,
  /** It would be in Thailand if its longitudes were its latitudes. */
  shape_axes_swapped: 400,
  shape_without_area: 400,
  /** Nothing is left to repair. */
  shape_unrepairable: 409,
  /** For a shapefile; the other formats have no limit. */
  shapefile_too_large: 422,
});

const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .readonly()
  .meta({
    examples: [[102.8236, 16.4322]],
    // Programs that read OpenAPI seldom know tuples.
    items: { type: 'number' },
    minItems: 2,
    maxItems: 2,
  });

const ring = z
  .array(position)
  .min(4)
  .max(shapeLimits.corners + 1)
  .readonly();

/** The coordinates of a MultiPolygon of GeoJSON: longitude and latitude of WGS84. */
export const shapeCoordinates = z
  .array(z.array(ring).min(1).max(500).readonly())
  .min(1, 'land-plots:errors.shape_required')
  .max(500)
  .readonly()
  .meta({
    examples: [
      [
        [
          [
            [102.8, 16.4],
            [102.801, 16.4],
            [102.801, 16.401],
            [102.8, 16.4],
          ],
        ],
      ],
    ],
  });

/** A shape without its borders, as lists of shapes show it. */
export const describedShape = z.object({
  id: recordId,
  /** That of the file, or none. */
  name: z.string(),
  source: z.enum(shapeSources),
  projection: z.enum(shapeProjections),
  corners: z.number().int(),
  /** On the ellipsoid; of what is left after a repair where borders cross. */
  square_metres: z.number(),
  /** Where it is: a position inside it. */
  longitude: z.number(),
  latitude: z.number(),
  /** Where its borders cross themselves. */
  crossings: z.array(position).readonly(),
  created_at: instant,
});

export const plotShape = describedShape.extend({
  shape: z.array(z.array(z.array(position).readonly()).readonly()).readonly(),
});

export type PlotShape = z.output<typeof plotShape>;

export const drawShapeRoute = defineRoute({
  method: 'POST',
  path: '/v1/land-plots/shapefiles/drawn',
  access: plotPermissions.names.write,
  summary: 'Store a shape that was drawn on a map; its id is the `shapefile_id` of a plot',
  body: z.strictObject({ name: plainText(shapeLimits.name).default(''), shape: shapeCoordinates }),
  refuses: [
    shapeErrors.shape_too_many_corners,
    shapeErrors.shape_too_complex,
    shapeErrors.shape_outside_thailand,
    shapeErrors.shape_without_area,
  ],
  answers: { 201: plotShape },
});

const {
  shape_unrepairable: unrepairable,
  shape_file_missing: missing,
  shapefile_too_large: _written,
  ...refusalsOfFiles
} = shapeErrors;

export const uploadShapesRoute = defineRoute({
  method: 'POST',
  path: '/v1/land-plots/shapefiles',
  access: plotPermissions.names.write,
  summary: 'Read the shapes of a file: a zip with a shapefile, KML, KMZ, GeoJSON or GPX',
  description:
    'Each shape is answered with its id, of which one is chosen as the `shapefile_id` of a plot; the others are removed after a day. `projection` says how the numbers are places where the file does not, `swap_axes` exchanges longitudes and latitudes, `encoding` is that of the table of a shapefile.',
  form: {
    file: 'file',
    most: 1,
    bytes: shapeLimits.bytes,
    repeatable: true,
    fields: z.strictObject({
      projection: z.enum(shapeProjections).optional(),
      encoding: z.enum(shapeEncodings).optional(),
      swap_axes: z.enum(['true', 'false']).default('false'),
    }),
  },
  refuses: [missing, ...Object.values(refusalsOfFiles)],
  answers: { 201: z.object({ data: z.array(plotShape) }) },
});

export const getShapeRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/shapefiles/:id',
  access: plotPermissions.names.read,
  summary: 'A shape with its borders',
  answers: { 200: plotShape },
});

export const repairShapeRoute = defineRoute({
  method: 'POST',
  path: '/v1/land-plots/shapefiles/:id/repair',
  access: plotPermissions.names.write,
  summary: 'Store a shape of the same ground whose borders do not cross; the other one stays',
  refuses: [
    unrepairable,
    shapeErrors.shape_too_many_corners,
    shapeErrors.shape_too_complex,
    shapeErrors.shape_without_area,
  ],
  answers: { 201: plotShape },
});
