import type { contractSortKeys } from '#modules/cane-contracts/contract/contract-choices.ts';
import type { ListedContract } from '#modules/cane-contracts/contract/contracts.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import type { ContractTexts } from '../texts.ts';

type Key = (typeof contractSortKeys)[number];

export function contractColumns(t: ContractTexts): Column<ListedContract, Key>[] {
  return [
    {
      id: 'code',
      header: t('fields.code'),
      sort: 'code',
      names: true,
      keepTogether: true,
      cell: ({ id, code }) => <NameCell name={code} to={`/contracts/${id}`} />,
    },
    {
      id: 'farmerName',
      header: t('fields.farmerId'),
      keepTogether: true,
      cell: ({ farmerName, quotaCode }) => <NameCell name={farmerName} detail={quotaCode} />,
    },
    {
      id: 'contractType',
      header: t('fields.contractType'),
      cell: ({ contractType }) => t(`contractTypes.${contractType}`),
    },
    { id: 'season', header: t('fields.season'), keepTogether: true, cell: ({ season }) => season },
    {
      id: 'totalTons',
      header: t('fields.totalTons'),
      sort: 'totalTons',
      align: 'end',
      cell: ({ totalTons }) => totalTons !== null && formatNumber(totalTons),
    },
    {
      id: 'expectedTons',
      header: t('fields.expectedTons'),
      align: 'end',
      hiddenAtFirst: true,
      cell: ({ expectedTons }) => formatNumber(expectedTons),
    },
    {
      id: 'promotionAmount',
      header: t('fields.promotionAmount'),
      align: 'end',
      cell: ({ promotionAmount }) => promotionAmount !== null && formatBaht(promotionAmount),
    },
    {
      id: 'supportTotal',
      header: t('fields.supportTotal'),
      align: 'end',
      cell: ({ supportTotal }) => formatBaht(supportTotal),
    },
    {
      id: 'status',
      header: t('fields.status'),
      sort: 'status',
      keepTogether: true,
      cell: ({ status }) => <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />,
    },
    {
      id: 'createdAt',
      header: t('fields.createdAt'),
      sort: 'createdAt',
      hiddenAtFirst: true,
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
    {
      id: 'updatedAt',
      header: t('fields.updatedAt'),
      sort: 'updatedAt',
      hiddenAtFirst: true,
      cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
    },
  ];
}
