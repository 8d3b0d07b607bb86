import type { Label, Place, QuickAction, RecordAct, RecordKind, WebModule } from '../module.ts';

/** What people find by name, of all modules. */
export interface KnownPlaces {
  /** Other words for screens, by their paths. */
  readonly synonyms: ReadonlyMap<string, Label>;
  readonly places: readonly Place[];
  readonly acts: readonly RecordAct[];
  /** Those of every day first. */
  readonly quickActions: readonly QuickAction[];
  readonly records: readonly RecordKind[];
}

let loading: Promise<KnownPlaces> | undefined;

/** Fetches them once; after a failure the next caller tries again. */
export function loadPlaces(modules: readonly WebModule[]): Promise<KnownPlaces> {
  loading ??= load(modules).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(modules: readonly WebModule[]): Promise<KnownPlaces> {
  const all = await Promise.all(modules.map(async ({ places }) => (await places?.()) ?? {}));
  return {
    synonyms: new Map(all.flatMap(({ synonyms = {} }) => Object.entries(synonyms))),
    places: all.flatMap(({ places = [] }) => places),
    acts: all.flatMap(({ acts = [] }) => acts),
    quickActions: all
      .flatMap(({ quickActions = [] }) => quickActions)
      .toSorted((one, other) => Number(other.isDaily ?? false) - Number(one.isDaily ?? false)),
    records: all.flatMap(({ records = [] }) => records),
  };
}
