import { gapKinds, type GapKind } from '#modules/catalogue/contract/entry-kinds.ts';

/** In the database gaps are one number: each kind is a bit by its position in the list of kinds. */
const bitOf = (kind: GapKind) => 1 << gapKinds.indexOf(kind);

const ALL = Array.from({ length: (1 << gapKinds.length) - 1 }, (_, place) => place + 1);

export function gapsIn(gaps: number): GapKind[] {
  return gapKinds.filter((kind) => (gaps & bitOf(kind)) !== 0);
}

export function numbersWith(kind: GapKind): readonly number[] {
  return ALL.filter((gaps) => (gaps & bitOf(kind)) !== 0);
}

/** How much of what is required is there, in percent; 100 only where nothing is missing. */
export function completenessOf({ checks, missing }: { checks: number; missing: number }) {
  return checks === 0 ? null : Math.floor(((checks - missing) / checks) * 100);
}
