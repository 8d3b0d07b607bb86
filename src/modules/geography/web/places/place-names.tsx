import { Suspense } from 'react';
import { joinParts, usePlaceNames, type ChosenPlaces } from './use-place-names.ts';

interface PlaceNamesProps {
  readonly places: ChosenPlaces;
  /** House, village and road, which come first. */
  readonly lines?: readonly string[];
}

/** An address without its places would read as if that were all of it. */
const LOADING = '…';

/** An address as one line. */
export function PlaceNames(props: PlaceNamesProps) {
  return (
    <Suspense fallback={LOADING}>
      <Names {...props} />
    </Suspense>
  );
}

function Names({ places, lines = [] }: PlaceNamesProps) {
  return joinParts([...lines, usePlaceNames(places) ?? LOADING]);
}
