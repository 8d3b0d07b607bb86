import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SavedView } from '#platform/contract/views.routes.ts';
import type { ColumnChoice } from '../table/columns.ts';
import { readViewAddress, type ViewPlace } from './view-address.ts';
import { viewsQuery } from './views.api.ts';

interface ListWithViews<Row, Key extends string> {
  /** Name of the list. */
  readonly name: string;
  readonly place: ViewPlace;
  readonly columns: ColumnChoice<Row, Key>;
}

/** The saved views of a list and the one with which it is open. */
export interface OpenViews {
  readonly name: string;
  readonly place: ViewPlace;
  readonly all: readonly SavedView[] | undefined;
  readonly active: SavedView | undefined;
  /** Whether the list shows something else than the active view stores. */
  readonly isChanged: boolean;
  /** What the active view stores and this list does not have, at least for this person. */
  readonly leftOut: readonly string[];
  readonly shownColumns: readonly string[];
}

/**
 * Opens the list with the view that its address names, or else with the person's own choice. An address
 * that says itself what to show is left as it is.
 */
export function useViews<Row, Key extends string>({
  name,
  place,
  columns,
}: ListWithViews<Row, Key>): OpenViews {
  const { data: all } = useQuery(viewsQuery({ list: name }));
  const active = all?.find(({ id }) => id === place.id);
  const begun = useRef(false);
  const { showOnly } = columns;

  useEffect(() => {
    if (all === undefined || begun.current) return;
    begun.current = true;
    if (place.address !== '' || !place.isBeginning) return;
    const wanted = all.find(({ id, is_default }) =>
      place.id === undefined ? is_default : id === place.id,
    );
    if (wanted !== undefined) openView(place, wanted, { replace: true });
  }, [all, place]);

  const columnsOfView = active?.columns.join('\n') ?? '';
  useEffect(() => {
    showOnly(columnsOfView === '' ? undefined : columnsOfView.split('\n'));
  }, [columnsOfView, place.id, showOnly]);

  const read = active && readViewAddress(active.address, place.definition);
  const shownColumns = columns.visible.map(({ id }) => id);
  const missing = active?.columns.filter((id) => !columns.all.some((column) => column.id === id));
  const hasOtherColumns =
    active !== undefined &&
    active.columns.length > 0 &&
    active.columns
      .filter((id) => !missing?.includes(id))
      .toSorted()
      .join('\n') !== shownColumns.toSorted().join('\n');
  return {
    name,
    place,
    all,
    active,
    isChanged: read !== undefined && (read.address !== place.address || hasOtherColumns),
    leftOut: [...(read?.unknown ?? []), ...(missing ?? [])],
    shownColumns,
  };
}

/** Shows what a view stores; none given, the list as it usually is. */
export function openView(
  { definition, show }: ViewPlace,
  view: SavedView | undefined,
  options?: { readonly replace?: boolean },
): void {
  const { values } = readViewAddress(view?.address ?? '', definition);
  show({ ...values, view: view?.id }, options);
}
