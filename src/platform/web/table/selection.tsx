import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './data-table.module.css';

/** Which rows are chosen, by id, and what can be done with all of them. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Buttons of the bar that appears while something is chosen. */
  readonly batch: (ids: readonly string[]) => ReactNode;
}

/** The set with each of the ids added, or removed where it was in. */
export function toggled(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (!next.delete(id)) next.add(id);
  }
  return next;
}

interface SelectRowProps {
  readonly selection: Selection;
  readonly id: string;
  readonly label: string;
}

/** Chooses a row, or no longer. */
export function SelectRow({ selection: { selected, onChange }, id, label }: SelectRowProps) {
  return (
    <input
      type="checkbox"
      className={classes.checkbox}
      aria-label={label}
      checked={selected.has(id)}
      onChange={() => onChange(toggled(selected, [id]))}
    />
  );
}

/** What is chosen and what can be done with it. */
export function BatchBar({ selection }: { readonly selection: Selection }) {
  const t = usePlatformTexts();
  const count = selection.selected.size;
  if (count === 0) return null;
  return (
    <div className={classes.batch} role="region" aria-label={t('table.selected', { count })}>
      <span role="status">{t('table.selected', { count: formatNumber(count) })}</span>
      <div className={classes.batchButtons}>{selection.batch([...selection.selected])}</div>
      <CloseButton
        size="sm"
        aria-label={t('table.clear_selection')}
        onClick={() => selection.onChange(new Set())}
      />
    </div>
  );
}
