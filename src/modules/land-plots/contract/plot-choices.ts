/** By what right the farmer uses the land. */
export const ownershipTypes = ['owned', 'rented', 'possessed'] as const;

/** What the land office gave: the title deed, certificates of use, land of the reform office. */
export const deedKinds = ['chanote', 'nor_sor_3_kor', 'nor_sor_3', 'sor_por_kor', 'other'] as const;

/** How the measured area compares with that of the deed, within the tolerance of the company. */
export const areaAgreements = ['agrees', 'differs'] as const;

/** By what the list of plots is sorted. */
export const plotSortKeys = [
  'created_at',
  'updated_at',
  'deed_number',
  'deed_owner_name',
  'area',
] as const;

/** Where a shape comes from. */
export const shapeSources = ['drawn', 'shapefile', 'kml', 'geojson', 'gpx', 'repaired'] as const;

/** How the numbers of a file are places: WGS84 in degrees, or metres of a zone of UTM. */
export const shapeProjections = [
  'wgs84',
  'utm47',
  'utm48',
  'indian47',
  'indian48',
  'indian1975',
  'web_mercator',
] as const;

/** How the letters of a table of a shapefile are stored. */
export const shapeEncodings = ['utf-8', 'windows-874', 'windows-1252'] as const;
