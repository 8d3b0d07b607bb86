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

/** The steps of a path: records by their names, screens and areas by theirs; what has no name is no step. */
export function crumbsOf(path: string, places: Places): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.flatMap((_segment, index): Crumb[] => {
    const to = `/${segments.slice(0, index + 1).join('/')}`;
    const name = places.names.get(to);
    const route = places.routeOf(to);
    const label = name ?? places.labels.get(route ?? to);
    if (label === undefined) return [];
    return [
      {
        label,
        ...(route !== undefined && { to }),
        ...(name !== undefined && { named: true as const }),
      },
    ];
  });
}
