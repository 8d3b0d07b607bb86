import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { SavedView } from '#platform/contract/views.routes.ts';
import type { ColumnChoice } from '../table/columns.ts';
import { addressOfView, readViewAddress } from './view-address.ts';
import type { ViewPlace } from './view-place.ts';
import { viewsQuery } from './views.api.ts';

/** A list that has views. */
export interface ViewedList {
  /** Under which its views are saved. */
  readonly name: string;
  readonly place: ViewPlace;
  readonly columns: ColumnChoice<never>;
}

/** The saved views of a list and the one with which it is open. */
export interface OpenViews extends ViewedList {
  readonly all: readonly SavedView[] | undefined;
  readonly active: SavedView | undefined;
  /** What a view would store now. */
  readonly address: string;
  readonly shownColumns: string[];
  /** Whether the list shows something else than the active view stores. */
  readonly isChanged: boolean;
  /** What the active view stores and this list does not have, at least for this person. */
  readonly leftOut: readonly string[];
}

export function useViews(list: ViewedList): OpenViews {
  const { name, place, columns } = list;
  const { data: all } = useQuery(viewsQuery({ list: name }));
  const active = all?.find(({ id }) => id === place.id);
  const address = addressOfView(place.values, place.definition);
  const shownColumns = columns.visible.map(({ id }) => id);
  const read = active && readViewAddress(active.address, place.definition);
  const known = new Set(columns.all.map(({ id }) => id));
  const stored = active?.columns ?? [];
  const hasOtherColumns =
    stored.length > 0 &&
    !isSameSet(
      stored.filter((id) => known.has(id)),
      shownColumns,
    );
  return {
    ...list,
    all,
    active,
    address,
    shownColumns,
    isChanged: read !== undefined && (read.address !== address || hasOtherColumns),
    leftOut: [...(read?.unknown ?? []), ...stored.filter((id) => !known.has(id))],
  };
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join('\n') === other.toSorted().join('\n');
}

/**
 * Opens the list with the view that its address names, or else with the person's own choice. An address
 * that says itself what to show is left as it is.
 */
export function useOpening({ all, active, address, place, columns }: OpenViews): void {
  const begun = useRef(false);
  useEffect(() => {
    if (all === undefined || begun.current) return;
    begun.current = true;
    if (address !== '' || !place.isFirstPage) return;
    const wanted = all.find(({ id, is_default }) =>
      place.id === undefined ? is_default : id === place.id,
    );
    if (wanted !== undefined) openView(place, wanted, { replace: true });
  }, [all, address, place]);

  const { showOnly } = columns;
  const columnsOfView = active?.columns.join('\n') ?? '';
  useEffect(() => {
    showOnly(columnsOfView === '' ? undefined : columnsOfView.split('\n'));
  }, [columnsOfView, place.id, showOnly]);
}

/** Shows what a view stores; none given, the list as it usually is. */
export function openView(
  { definition, change }: ViewPlace,
  view: SavedView | undefined,
  options?: { readonly replace?: boolean },
): void {
  const { values } = readViewAddress(view?.address ?? '', definition);
  change({ ...values, page: 1, view: view?.id }, options);
}
