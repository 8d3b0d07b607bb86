import { Suspense } from 'react';
import { usePlaceNames, type ChosenPlaces } from './use-place-names.ts';

/** The places of an address as one line. */
export function PlaceNames({ places }: { readonly places: ChosenPlaces }) {
  return (
    <Suspense>
      <Names places={places} />
    </Suspense>
  );
}

function Names({ places }: { readonly places: ChosenPlaces }) {
  return usePlaceNames(places) ?? '';
}
