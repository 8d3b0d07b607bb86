import type { Feature } from '#modules/catalogue/contract/features.ts';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';

export type Line =
  | { readonly kind: 'module'; readonly id: string; readonly module: CatalogueModule }
  | { readonly kind: 'feature'; readonly id: string; readonly feature: Feature }
  | { readonly kind: 'waits' | 'empty'; readonly id: string }
  | { readonly kind: 'failed'; readonly id: string; readonly retry: (() => void) | undefined }
  /** A module whose page has not arrived. */
  | { readonly kind: 'unknown'; readonly id: string };

/** The features of an open module, as far as they are known. */
export interface Opened {
  readonly features: readonly Feature[] | undefined;
  readonly failed: boolean;
  /** Given where it can help. */
  readonly retry: (() => void) | undefined;
}

interface Tree {
  readonly modules: readonly CatalogueModule[];
  readonly total: number;
  readonly opened: ReadonlyMap<string, Opened>;
}

/** The tree as lines, one below the other; of so long a list only what is in sight is drawn. */
export function linesOf({ modules, total, opened }: Tree): Line[] {
  const known = modules.flatMap((module): Line[] => {
    const line = lineOf(module, () => ({ kind: 'module', id: module.id, module }));
    const below = opened.get(module.module_code);
    return below === undefined ? [line] : [line, ...linesBelow(module, below)];
  });
  const missing = Math.max(0, total - modules.length);
  const unknown = Array.from({ length: missing }, (_none, index): Line => ({
    kind: 'unknown',
    id: `unknown-${modules.length + index}`,
  }));
  return [...known, ...unknown];
}

function linesBelow({ id }: CatalogueModule, { features, failed, retry }: Opened): Line[] {
  if (features === undefined && failed) return [{ kind: 'failed', id: `${id}-failed`, retry }];
  if (features === undefined) return [{ kind: 'waits', id: `${id}-waits` }];
  if (features.length === 0) return [{ kind: 'empty', id: `${id}-empty` }];
  return features.map((feature) =>
    lineOf(feature, () => ({ kind: 'feature', id: feature.id, feature })),
  );
}

const known = new WeakMap<CatalogueModule | Feature, Line>();

/** What is the same stays the same line: else all in sight would be drawn again with each page that comes. */
function lineOf(of: CatalogueModule | Feature, make: () => Line): Line {
  const line = known.get(of) ?? make();
  known.set(of, line);
  return line;
}
