/** One step of the path to the screen. */
export interface Crumb {
  readonly label: string;
  /** Where the step leads, when there is a screen. */
  readonly to?: string;
  /** It is the name of a record, which may be long. */
  readonly named?: true;
}

interface Places {
  /** Names of paths in the language of the page; those of screens as their routes write them. */
  readonly labels: ReadonlyMap<string, string>;
  /** Names of the records in the path, by the paths of their screens. */
  readonly names: ReadonlyMap<string, string>;
  /** The route of the screen which answers at this path, if any. */
  readonly routeOf: (path: string) => string | undefined;
}

/**
 * The steps of a path. Numbers and ids are shown as the name of their record, or skipped; a path with a
 * name of its own is shown as that, any other segment is start-cased.
 */
export function crumbsOf(path: string, places: Places): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.flatMap((segment, index): Crumb[] => {
    const to = `/${segments.slice(0, index + 1).join('/')}`;
    const name = places.names.get(to);
    if (name === undefined && isParameter(segment)) return [];
    const route = places.routeOf(to);
    const label = name ?? places.labels.get(route ?? to) ?? startCase(segment);
    return [
      {
        label,
        ...(route !== undefined && { to }),
        ...(name !== undefined && { named: true as const }),
      },
    ];
  });
}

function isParameter(segment: string): boolean {
  return (
    /^\d+$/.test(segment) ||
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(segment) ||
    /^[A-Z]{1,6}-\d+$/.test(segment)
  );
}

/** `agent-management` becomes `Agent Management`. */
export function startCase(segment: string): string {
  return decodeURIComponent(segment)
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
