import { z } from 'zod';
import { exportTicket } from '#platform/contract/export.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { plotPermissions } from './permissions.ts';
import { plotListing } from './plots.ts';
import { shapeErrors } from './shapes.ts';

/** The files of other programs that have the shapes of plots; `shapefile` is a zip. */
export const shapeFormats = ['geojson', 'kml', 'shapefile'] as const;

const choices = { format: z.enum(shapeFormats), ...plotListing };

export type ShapeExportChoices = z.output<z.ZodObject<typeof choices>>;

export const shapeTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/land-plots/shapes/export-ticket',
  access: plotPermissions.names.read,
  summary: 'A link to the plots as GeoJSON, KML or a zip shapefile that works once, for 60 seconds',
  body: z.strictObject(choices),
  answers: { 201: exportTicket },
});

export const shapeFileRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/shapes/export',
  access: 'public',
  summary: 'The plots with their shapes as a file, for the holder of an export ticket',
  query: z.object({
    ...choices,
    language: z.enum(LANGUAGES),
    ticket: z.string().min(1).max(200),
  }),
  answersWith: 'binary',
  refuses: [shapeErrors.shapefile_too_large],
  answers: { 200: z.unknown() },
});
