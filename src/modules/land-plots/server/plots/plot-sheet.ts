import { plot } from '#modules/land-plots/contract/plots.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { plotList } from './plots.queries.ts';

/** The list of plots as a file. */
export const plotSheet = plotList.exportAs({
  title: 'land-plots:permissions.title',
  columns: exportColumns(plot, {
    id: false,
    quota_id: false,
    farmer_id: false,
    season_id: false,
    shapefile_id: false,
    ownership_document_id: false,
    quota_code: { heading: 'land-plots:fields.quota_code', width: 16 },
    farmer_name: { heading: 'land-plots:fields.farmer_name', width: 28 },
    season: { heading: 'land-plots:fields.season', width: 12 },
    quota_status: {
      heading: 'land-plots:fields.quota_status',
      cell: ({ quota_status }, say) => say(`farmer-quotas:statuses.${quota_status}`),
    },
    variety: { heading: 'land-plots:fields.variety', width: 16 },
    ownership_type: {
      heading: 'land-plots:fields.ownership_type',
      cell: ({ ownership_type }, say) => say(`land-plots:ownership_types.${ownership_type}`),
    },
    deed_kind: {
      heading: 'land-plots:fields.deed_kind',
      cell: ({ deed_kind }, say) => say(`land-plots:deed_kinds.${deed_kind}`),
    },
    deed_number: { heading: 'land-plots:fields.deed_number', width: 16 },
    deed_issue_date: { heading: 'land-plots:fields.deed_issue_date' },
    deed_owner_name: { heading: 'land-plots:fields.deed_owner_name', width: 28 },
    address_line: { heading: 'land-plots:fields.address_line', width: 36 },
    province_id: { heading: 'land-plots:fields.province_id' },
    district_id: { heading: 'land-plots:fields.district_id' },
    subdistrict_id: { heading: 'land-plots:fields.subdistrict_id' },
    postal_code: { heading: 'land-plots:fields.postal_code' },
    latitude: { heading: 'land-plots:fields.latitude' },
    longitude: { heading: 'land-plots:fields.longitude' },
    area_rai: { heading: 'land-plots:fields.area_rai' },
    area_ngan: { heading: 'land-plots:fields.area_ngan' },
    area_wah: { heading: 'land-plots:fields.area_wah' },
    area_square_metres: { heading: 'land-plots:fields.area_square_metres' },
    area_hectares: { heading: 'land-plots:fields.area_hectares' },
    measured_square_metres: { heading: 'land-plots:fields.measured_square_metres' },
    area_difference_percent: { heading: 'land-plots:fields.area_difference_percent' },
    area_agreement: {
      heading: 'land-plots:fields.area_agreement',
      cell: ({ area_agreement }, say) => say(`land-plots:area_agreements.${area_agreement}`),
    },
    created_at: { heading: 'land-plots:fields.created_at' },
    updated_at: false,
  }),
});
