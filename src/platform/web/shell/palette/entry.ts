import type { FoundRecord } from '#platform/contract/search.routes.ts';
import type { ChoiceGroup } from '../../choices/choice-list.tsx';
import type { Icon, Label } from '../../module.ts';
import { inOtherLayout } from './keyboard-layouts.ts';

/** Something that the palette leads to. */
export interface Entry {
  /** The same entry has the same id at every visit. */
  readonly id: string;
  readonly label: Label;
  /** Distinguishes it from others of the same name. */
  readonly detail?: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** Set where it is a record. */
  readonly record?: FoundRecord;
}

export type Group = ChoiceGroup<Entry>;

/** Entries whose names contain every word; if there are none, those for the other keyboard layout. */
export function matching(entries: readonly Entry[], text: string): readonly Entry[] {
  const asTyped = holding(entries, text);
  return asTyped.length > 0 ? asTyped : holding(entries, inOtherLayout(text));
}

function holding(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return entries.filter(({ label, detail = '' }) => {
    const names = fold(`${label.text} ${label.other} ${detail}`);
    return words.every((word) => names.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
