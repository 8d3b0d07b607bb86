import type { ImportReport } from '#modules/catalogue/contract/imports.ts';

/** A report with nothing counted yet. */
export function emptyReport(): ImportReport {
  const nothing = () => ({ rows: 0, created: 0, changed: 0, removed: 0, missing: 0 });
  return { modules: nothing(), features: nothing(), fields: nothing(), examples: [] };
}
