import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { writeThaiArea } from '../write-area.ts';
import type { PlotTexts } from '../texts.ts';

type Key = 'created_at' | 'updated_at' | 'deed_number' | 'deed_owner_name' | 'area';

interface Names {
  readonly nameOfProvince: (id: number | null) => string | undefined;
}

export const plotColumns = (t: PlotTexts, { nameOfProvince }: Names): Column<Plot, Key>[] => [
  {
    id: 'deed_number',
    header: t('fields.deed_number'),
    sort: 'deed_number',
    names: true,
    cell: ({ id, deed_number, deed_kind }) => (
      <NameCell name={deed_number} to={`/land-plots/${id}`} detail={t(`deed_kinds.${deed_kind}`)} />
    ),
  },
  {
    id: 'farmer_name',
    header: t('fields.farmer_name'),
    keepTogether: true,
    cell: ({ farmer_name, quota_code }) => <NameCell name={farmer_name} detail={quota_code} />,
  },
  {
    id: 'quota_code',
    header: t('fields.quota_code'),
    keepTogether: true,
    hiddenAtFirst: true,
    cell: ({ quota_code }) => quota_code,
  },
  {
    id: 'season',
    header: t('fields.season'),
    keepTogether: true,
    hiddenAtFirst: true,
    cell: ({ season }) => season,
  },
  {
    id: 'deed_owner_name',
    header: t('fields.deed_owner_name'),
    sort: 'deed_owner_name',
    hiddenAtFirst: true,
    cell: ({ deed_owner_name }) => deed_owner_name,
  },
  {
    id: 'variety',
    header: t('fields.variety'),
    keepTogether: true,
    cell: ({ variety }) => variety,
  },
  {
    id: 'ownership_type',
    header: t('fields.ownership_type'),
    keepTogether: true,
    cell: ({ ownership_type }) => t(`ownership_types.${ownership_type}`),
  },
  {
    id: 'area',
    header: t('list.area'),
    sort: 'area',
    align: 'end',
    keepTogether: true,
    cell: (plot) => writeThaiArea(t, plot),
  },
  {
    id: 'area_agreement',
    header: t('fields.area_agreement'),
    cell: ({ area_agreement, area_difference_percent }) => (
      <AreaBadge t={t} agreement={area_agreement} percent={area_difference_percent} />
    ),
  },
  {
    id: 'province',
    header: t('fields.province_id'),
    keepTogether: true,
    cell: ({ province_id }) => nameOfProvince(province_id),
  },
  {
    id: 'created_at',
    header: t('fields.created_at'),
    sort: 'created_at',
    hiddenAtFirst: true,
    keepTogether: true,
    cell: ({ created_at }) => <TimeAgo at={created_at} />,
  },
  {
    id: 'updated_at',
    header: t('list.updated_at'),
    sort: 'updated_at',
    keepTogether: true,
    cell: ({ updated_at }) => <TimeAgo at={updated_at} />,
  },
];

interface AreaBadgeProps {
  readonly t: PlotTexts;
  readonly agreement: Plot['area_agreement'];
  readonly percent: number;
}

/** Whether the map and the deed agree, and by how much they differ. */
export function AreaBadge({ t, agreement, percent }: AreaBadgeProps) {
  return (
    <StatusBadge
      tone={agreement === 'agrees' ? 'success' : 'warning'}
      label={t(`area_agreements.${agreement}`)}
      title={t('list.difference', { percent: formatNumber(percent) })}
    />
  );
}
