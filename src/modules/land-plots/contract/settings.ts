import { z } from 'zod';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { plotPermissions } from './permissions.ts';

/** Kind of record, as events name it. */
export const PLOT_SETTINGS = 'land_plot_settings';

export const plotSettingsEvents = defineEvents('land-plots', ['settings_updated']);

/** A plain host: its address becomes part of the policy of our pages, which other signs would change. */
const ON_A_HOST = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\//i;

/** Tiles by zoom, column and row, as `https://tiles.example.com/{z}/{x}/{y}.png`; empty shows outlines alone. */
const tiles = plainText(500)
  .refine(
    (text) =>
      text === '' ||
      (ON_A_HOST.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))),
    'land-plots:errors.tiles_invalid',
  )
  .meta({ examples: ['https://tiles.example.com/{z}/{x}/{y}.png'] });

const settingsFields = {
  /** Percent by which the measured area may differ from the deed. */
  tolerance_percent: z.number().min(0).max(100).multipleOf(0.1),
  map_tiles: tiles,
  satellite_tiles: tiles,
};

export const plotSettings = z.object({
  tolerance_percent: z.number(),
  map_tiles: z.string(),
  satellite_tiles: z.string(),
  updated_at: instant.nullable(),
});

export const plotSettingsInput = z.strictObject({
  ...settingsFields,
  updated_at: instant.nullable(),
});

export type PlotSettings = z.output<typeof plotSettings>;

export const getPlotSettingsRoute = defineRoute({
  method: 'GET',
  path: '/v1/land-plots/settings',
  access: plotPermissions.names.read,
  summary: 'The tolerance of areas, and the maps behind plots',
  answers: { 200: plotSettings },
});

export const updatePlotSettingsRoute = defineRoute({
  method: 'PUT',
  path: '/v1/land-plots/settings',
  access: plotPermissions.names.manage,
  summary: 'Change the tolerance of areas, and the maps behind plots',
  body: plotSettingsInput,
  answers: { 200: plotSettings },
});
