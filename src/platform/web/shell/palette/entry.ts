import type { ChoiceGroup } from '../../choices/choice-list.tsx';
import type { Icon, Label } from '../../module.ts';
import { inOtherLayout } from './keyboard-layouts.ts';

/** Something that the palette leads to. */
export interface Entry {
  /** The same entry has the same id at every visit. */
  readonly id: string;
  readonly label: Label;
  /** Other words for it. */
  readonly also?: Label;
  /** Distinguishes it from others of the same name. */
  readonly detail?: string;
  readonly icon: Icon;
  readonly run: () => void;
  /** Its address, if it has one: it is then remembered. */
  readonly to?: string;
}

export type Group = ChoiceGroup<Entry>;

/**
 * Entries whose names or other words contain every word of the text, those found by name first; if there
 * are none, those for the other keyboard layout.
 */
export function matching(entries: readonly Entry[], text: string): readonly Entry[] {
  const asTyped = holding(entries, text);
  return asTyped.length > 0 ? asTyped : holding(entries, inOtherLayout(text));
}

function holding(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const holds = (names: string) => words.every((word) => names.includes(word));
  const named = entries.filter(({ label }) => holds(fold(`${label.text} ${label.other}`)));
  const others = entries.filter((entry) => !named.includes(entry) && holds(fold(wordsOf(entry))));
  return [...named, ...others];
}

function wordsOf({ label, also, detail = '' }: Entry): string {
  return `${label.text} ${label.other} ${also?.text ?? ''} ${also?.other ?? ''} ${detail}`;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
