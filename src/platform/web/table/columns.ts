import { type ReactNode, useCallback, useMemo, useState } from 'react';

/** How a list is sorted: a key, or a key after a minus for the other direction. */
export type SortKey<Key extends string> = Key | `-${Key}`;

/** One column of a DataTable; `Key` are the sort keys its list knows. */
export interface Column<Row, Key extends string = string> {
  readonly id: string;
  readonly header: string;
  /** The number is the row's position in the whole list, from 1. */
  readonly cell: (row: Row, number: number) => ReactNode;
  /** The key the server sorts by; without one the heading is not a button. */
  readonly sort?: Key;
  /** Figures are aligned to the end. */
  readonly align?: 'start' | 'end';
  /** A CSS width which the column has at least, for example `12rem`; the others share the rest. */
  readonly width?: string;
  /** Codes, dates and sizes never break. */
  readonly keepTogether?: boolean;
  /** Identifies the row and can never be hidden; the first column by default. */
  readonly names?: boolean;
  /** Hidden until somebody wants it. */
  readonly hiddenAtFirst?: boolean;
}

/** The columns of a table, and which of them are shown to this person. */
export interface ColumnChoice<Row, Key extends string = string> {
  readonly all: readonly Column<Row, Key>[];
  readonly visible: readonly Column<Row, Key>[];
  readonly isVisible: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Shows the columns of a saved view, whatever this person has hidden; nothing given ends that. */
  readonly showOnly: (ids: readonly string[] | undefined) => void;
}

/** Remembers in this browser which columns a person wants to see. `name` is the table's, for example `agents`. */
export function useColumns<Row, Key extends string>(
  name: string,
  all: readonly Column<Row, Key>[],
): ColumnChoice<Row, Key> {
  const key = `backoffice.columns.${name}`;
  const [hidden, setHidden] = useState(() => remembered(key) ?? hiddenAtFirst(all));

  const [ofView, setOfView] = useState<readonly string[]>();
  const hasView = ofView !== undefined;

  const toggle = useCallback(
    (id: string) => {
      // Only saving the view stores its columns.
      if (hasView) {
        setOfView((before) => toggled(before ?? [], id));
        return;
      }
      setHidden((before) => {
        const after = toggled(before, id);
        localStorage.setItem(key, JSON.stringify(after));
        return after;
      });
    },
    [key, hasView],
  );

  return useMemo(() => {
    const visible = shownColumns(all, { hidden, ofView });
    const isVisible = (wanted: string) => visible.some(({ id }) => id === wanted);
    return { all, visible, isVisible, toggle, showOnly: setOfView };
  }, [all, hidden, ofView, toggle]);
}

interface Choice {
  readonly hidden: readonly string[];
  /** Where a saved view is open, only its columns count. */
  readonly ofView: readonly string[] | undefined;
}

/** The columns that somebody chose to see, and always the one that identifies the row. */
export function shownColumns<Row, Key extends string>(
  all: readonly Column<Row, Key>[],
  { hidden, ofView }: Choice,
): readonly Column<Row, Key>[] {
  const naming = namingColumn(all)?.id;
  return all.filter(({ id }) => id === naming || (ofView?.includes(id) ?? !hidden.includes(id)));
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** The column whose cell identifies the row. */
export function namingColumn<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
): Column<Row, Key> | undefined {
  return columns.find(({ names }) => names === true) ?? columns[0];
}

function hiddenAtFirst<Row, Key extends string>(columns: readonly Column<Row, Key>[]): string[] {
  return columns.filter((column) => column.hiddenAtFirst === true).map(({ id }) => id);
}

function remembered(key: string): string[] | undefined {
  const stored = localStorage.getItem(key);
  if (stored === null) return undefined;
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : undefined;
  } catch {
    return undefined;
  }
}
