import { errors } from '#platform/contract/errors.ts';

/** The state of a record that an editor had seen: when it was last changed, or its version. */
export type Seen = { readonly updated_at: string } | { readonly version: number };

/** Fails with `conflict`, and the record as the wire shows it, where somebody else saved after `seen`. */
export function refuseStale(stored: object, seen: Seen, shown: object = stored): void {
  const current: { readonly version?: unknown; readonly updated_at?: unknown } = stored;
  const isStale =
    'version' in seen
      ? current.version !== seen.version
      : current.updated_at !== new Date(seen.updated_at).toISOString();
  if (isStale) throw errors.conflict({ current: shown });
}
