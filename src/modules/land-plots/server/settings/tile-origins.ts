import { ne, or } from 'drizzle-orm';
import type { Context } from '#platform/server/context.ts';
import { plotSettings } from './settings.tables.ts';

/** More would make the head of a page longer than proxies let through. */
const MOST_ORIGINS = 50;

/** A page is served often, and settings change rarely. */
const REMEMBERED_MS = 10_000;

/** The servers from which companies take the tiles of their maps. */
export function tileOrigins({
  clock,
  database,
  logger,
}: Pick<Context, 'clock' | 'database' | 'logger'>): () => Promise<readonly string[]> {
  let known: { readonly at: number; readonly origins: readonly string[] } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (known !== undefined && now - known.at < REMEMBERED_MS) return known.origins;
    try {
      known = { at: now, origins: await readOrigins(database) };
    } catch (error) {
      // The page is served all the same, and says itself that the database is away.
      logger.warn({ err: error }, 'the origins of map tiles could not be read');
    }
    return known?.origins ?? [];
  };
}

async function readOrigins(database: Context['database']): Promise<readonly string[]> {
  const rows = await database.asSystem(
    (tx) =>
      tx
        .select({ map: plotSettings.map_tiles, satellite: plotSettings.satellite_tiles })
        .from(plotSettings)
        .where(or(ne(plotSettings.map_tiles, ''), ne(plotSettings.satellite_tiles, ''))),
    { readOnly: true },
  );
  const addresses = rows.flatMap(({ map, satellite }) => [map, satellite]);
  return [...new Set(addresses.flatMap(originOf))].slice(0, MOST_ORIGINS);
}

function originOf(address: string): string[] {
  const url = URL.parse(address);
  return url?.protocol === 'https:' ? [url.origin] : [];
}
