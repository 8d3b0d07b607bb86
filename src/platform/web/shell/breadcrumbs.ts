/** One step of the way to the screen. */
export interface Crumb {
  readonly label: string;
  /** Where the step leads, when there is a screen. */
  readonly to?: string;
}

interface Places {
  /** Names of paths, in the language of the page. */
  readonly labels: ReadonlyMap<string, string>;
  /** Whether a screen answers at this path. */
  readonly isScreen: (path: string) => boolean;
}

/**
 * The steps of a path. Numbers and ids are skipped; a path with a name of its own is called by it, any
 * other word is start-cased.
 */
export function crumbsOf(path: string, places: Places): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.flatMap((segment, index): Crumb[] => {
    if (isParameter(segment)) return [];
    const to = `/${segments.slice(0, index + 1).join('/')}`;
    const label = places.labels.get(to) ?? startCase(segment);
    return [places.isScreen(to) ? { label, to } : { label }];
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
