import { gapKinds, type GapKind } from '#modules/catalogue/contract/entry-kinds.ts';

/** In the database gaps are one number, each kind a bit of it by its place in the list of kinds. */
const bitOf = (kind: GapKind) => 1 << gapKinds.indexOf(kind);

const ALL = Array.from({ length: (1 << gapKinds.length) - 1 }, (_, place) => place + 1);

/** What a number of gaps stands for. */
export function gapsIn(gaps: number): GapKind[] {
  return gapKinds.filter((kind) => (gaps & bitOf(kind)) !== 0);
}

/** All numbers that a gap is among. */
export function numbersWith(kind: GapKind): readonly number[] {
  return ALL.filter((gaps) => (gaps & bitOf(kind)) !== 0);
}

/** How much is there of what is asked, in percent; all of it is said only where nothing is missing. */
export function completenessOf({ checks, missing }: { checks: number; missing: number }) {
  return checks === 0 ? null : Math.floor(((checks - missing) / checks) * 100);
}
