import { Readable } from 'node:stream';
import type { ShapeExportChoices } from '#modules/land-plots/contract/shape-export.ts';
import { shapeErrors } from '#modules/land-plots/contract/shapes.ts';
import { fromTenths, toSquareMetres } from '#modules/land-plots/contract/thai-area.ts';
import { writeShapefile } from '#libraries/geometry/files/write-shapefile.ts';
import { writeGeoJson, writeKml, type Feature } from '#libraries/geometry/files/write-shapes.ts';
import { countCorners } from '#libraries/geometry/shapes.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { bangkokTime } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { readList } from '#platform/server/export/export-list.ts';
import { zipStream } from '#platform/server/export/zip-stream.ts';
import { shapeList } from './shape-list.queries.ts';

/** Of a shapefile, which is in memory before it is sent: 48 megabytes. */
const MOST_CORNERS = 3_000_000;

type Pieces = AsyncIterable<string> | AsyncIterable<Buffer>;

interface Kind {
  readonly ending: string;
  readonly mime_type: string;
  readonly write: (rows: Rows, title: string) => Pieces | Promise<Pieces>;
}

const KINDS: Readonly<Record<ShapeExportChoices['format'], Kind>> = {
  geojson: {
    ending: 'geojson',
    mime_type: 'application/geo+json',
    write: (rows) => writeGeoJson(features(rows)),
  },
  kml: {
    ending: 'kml',
    mime_type: 'application/vnd.google-earth.kml+xml',
    write: (rows, title) => writeKml(title, features(rows)),
  },
  shapefile: {
    ending: 'zip',
    mime_type: 'application/zip',
    write: async (rows) => zipStream(await filesOf(rows)),
  },
};

/** The plots of a list as a file of another program; GeoJSON and KML are written while the list is read. */
export async function writeShapeFile(
  { clock, database, translator }: Pick<Context, 'clock' | 'database' | 'translator'>,
  scope: Scope,
  choices: ShapeExportChoices,
) {
  const { ending, mime_type, write } = KINDS[choices.format];
  const list = shapeList(scope, choices);
  const title = translator.translate(scope.language, list.title);
  const day = bangkokTime(clock.now()).toISOString().slice(0, 10);
  const content = await write(readList(database, scope, list), title);
  return {
    filename: `${title} ${day}.${ending}`,
    plain_name: `${translator.translate('en', list.title)} ${day}.${ending}`,
    mime_type,
    content: Readable.from(content, { objectMode: false }),
  };
}

type Rows = ReturnType<typeof readList<Parameters<typeof featureOf>[0]>>;

async function* features(batches: Rows): AsyncGenerator<readonly Feature[]> {
  for await (const rows of batches) yield rows.map(featureOf);
}

async function filesOf(batches: Rows) {
  const files = await writeShapefile('land_plots', limited(features(batches)));
  return files.map(({ name, content }) => ({ name, content: [content] }));
}

/** Refuses more than fits into memory. */
async function* limited(batches: AsyncIterable<readonly Feature[]>) {
  let corners = 0;
  for await (const batch of batches) {
    corners += batch.reduce((sum, { shape }) => sum + countCorners(shape), 0);
    if (corners > MOST_CORNERS) throw shapeErrors.shapefile_too_large();
    yield batch;
  }
}

interface Row extends Pick<Feature, 'shape'> {
  readonly area_tenths: number;
  readonly deed_number: string;
  readonly deed_kind: string;
  readonly deed_owner_name: string;
  readonly ownership_type: string;
  readonly quota_code: string;
  readonly farmer_name: string;
  readonly season: string;
  readonly measured_square_metres: number;
}

/** Names of at most ten letters, as the table of a shapefile has them. */
function featureOf({ shape, area_tenths, ...plot }: Row): Feature {
  return {
    name: plot.deed_number,
    shape,
    properties: {
      deed_kind: plot.deed_kind,
      deed_owner: plot.deed_owner_name,
      ownership: plot.ownership_type,
      quota_code: plot.quota_code,
      farmer: plot.farmer_name,
      season: plot.season,
      deed_m2: toSquareMetres(fromTenths(area_tenths)),
      shape_m2: plot.measured_square_metres,
    },
  };
}
