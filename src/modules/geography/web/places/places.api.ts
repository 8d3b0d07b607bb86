import * as routes from '#modules/geography/contract/places.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';

export const provincesQuery = defineListQuery(routes.listProvincesRoute, [
  'geography',
  'provinces',
]);
export const provinceQuery = defineQuery(routes.getProvinceRoute, ['geography', 'province']);
export const districtQuery = defineQuery(routes.getDistrictRoute, ['geography', 'district']);
export const subdistrictQuery = defineQuery(routes.getSubdistrictRoute, [
  'geography',
  'subdistrict',
]);
export const addressLinesQuery = defineListQuery(routes.searchAddressesRoute, [
  'geography',
  'address-lines',
]);
export const districtsQuery = defineListQuery(routes.listDistrictsRoute, [
  'geography',
  'districts',
]);
export const subdistrictsQuery = defineListQuery(routes.listSubdistrictsRoute, [
  'geography',
  'subdistricts',
]);
