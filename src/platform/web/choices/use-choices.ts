import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { lineId, type ChoiceGroup } from './choice-list.tsx';

interface Choices<Entry> {
  readonly groups: readonly ChoiceGroup<Entry>[];
  readonly onChoose: (entry: Entry, event?: KeyboardEvent) => void;
  /** For a list that can be closed while its field stays; an arrow key then calls `onOpen`. */
  readonly isOpen?: boolean;
  readonly onOpen?: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field with choices below it: arrows go from one to the next, Enter takes one. Spread `input` on the
 * field and `list` on a `<ChoiceList>`; call `choices.point(0)` when something else is typed.
 */
export function useChoices<Entry>({ groups, onChoose, isOpen = true, onOpen }: Choices<Entry>) {
  const id = useId();
  const [place, point] = useState(0);
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(place, entries.length - 1);
  useEffect(() => {
    if (isOpen) document.getElementById(lineId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [id, current, isOpen]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows may belong to an input method that is still composing.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const entry = entries[current];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) point((current + step + entries.length) % Math.max(entries.length, 1));
      onOpen?.();
    } else if (event.key === 'Enter' && isOpen && entry !== undefined) {
      event.preventDefault();
      onChoose(entry, event);
    }
  };
  return {
    entries,
    point,
    input: {
      role: 'combobox',
      enterKeyHint: 'go',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && entries.length > 0 ? lineId(id, current) : undefined,
      onKeyDown: handleKey,
    },
    list: { id, groups, current, onChoose: (entry: Entry) => onChoose(entry), onPoint: point },
  } as const;
}
