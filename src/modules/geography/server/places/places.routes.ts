import * as routes from '#modules/geography/contract/places.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { listPlaces } from './list-places.ts';
import { readPlaces } from './read-places.ts';
import { searchAddresses } from './search-addresses.ts';

export function servePlaces(serve: Serve): void {
  serve.outside(routes.listProvincesRoute, async ({ query }) =>
    listPlaces((await readPlaces()).provinces.values(), query),
  );
  serve.outside(routes.listDistrictsRoute, async ({ query }) => {
    const { districts } = await readPlaces();
    return listPlaces(
      districts.values().filter(({ province_id }) => isWanted(query.province_id, province_id)),
      query,
    );
  });
  serve.outside(routes.listSubdistrictsRoute, async ({ query }) => {
    const { subdistricts } = await readPlaces();
    return listPlaces(
      subdistricts
        .values()
        .filter(
          ({ district_id, postal_code }) =>
            isWanted(query.district_id, district_id) && isWanted(query.postal_code, postal_code),
        ),
      query,
    );
  });
  serve.outside(routes.getProvinceRoute, async ({ params }) =>
    answer((await readPlaces()).provinces.get(params.id)),
  );
  serve.outside(routes.getDistrictRoute, async ({ params }) =>
    answer((await readPlaces()).districts.get(params.id)),
  );
  serve.outside(routes.getSubdistrictRoute, async ({ params }) =>
    answer((await readPlaces()).subdistricts.get(params.id)),
  );
  serve.outside(routes.searchAddressesRoute, async ({ query }) => ({
    data: await searchAddresses(query.search),
  }));
}

function isWanted<Value>(wanted: Value | undefined, value: Value): boolean {
  return wanted === undefined || wanted === value;
}

function answer<P>(place: P | undefined): { data: P } {
  if (place === undefined) throw errors.not_found();
  return { data: place };
}
