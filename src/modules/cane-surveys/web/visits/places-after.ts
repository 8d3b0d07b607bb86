import type { Visit } from '#modules/cane-surveys/contract/visits.ts';

type Placed = Pick<Visit, 'id' | 'place' | 'status'>;

interface Move<V> {
  readonly visit: V;
  /** One place earlier, or later. */
  readonly step: -1 | 1;
}

/** The places that change when a visit is moved past its neighbour; what was surveyed keeps its place. */
export function placesAfter<V extends Placed>(visits: readonly V[], { visit, step }: Move<V>) {
  const open = visits.filter(({ status }) => status !== 'done');
  const other = open[open.findIndex(({ id }) => id === visit.id) + step];
  if (other === undefined) return [];
  // Two plots may have the same place: then one of them alone moves away.
  if (other.place !== visit.place) {
    return [
      { visit, place: other.place },
      { visit: other, place: visit.place },
    ];
  }
  return step === 1
    ? [{ visit, place: visit.place + 1 }]
    : [{ visit: other, place: other.place + 1 }];
}
