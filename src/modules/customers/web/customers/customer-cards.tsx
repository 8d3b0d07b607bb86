import { Skeleton } from '@mantine/core';
import { IconAddressBook, IconBuilding, IconUser, IconUserPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { texts } from '../texts.ts';

interface Figures {
  readonly total: number;
  readonly individuals: number;
  readonly organizations: number;
  readonly new_this_month: number;
}

interface CustomerCardsProps {
  readonly query: Pick<UseQueryResult<Figures>, 'data' | 'isError'>;
}

/** The customers in four figures. One that could not be loaded is shown as unknown, never as zero. */
export function CustomerCards({ query: { data, isError } }: CustomerCardsProps) {
  const t = useTexts(texts);
  const write = (figure: number | undefined) => {
    if (figure !== undefined) return formatNumber(figure);
    return isError ? t('list.unknown') : <Skeleton height={24} width={64} />;
  };
  return (
    <Cards aboveList={t('list.figures')}>
      <StatCard label={t('list.total')} value={write(data?.total)} icon={IconAddressBook} />
      <StatCard
        label={t('list.organizations')}
        value={write(data?.organizations)}
        icon={IconBuilding}
      />
      <StatCard label={t('list.individuals')} value={write(data?.individuals)} icon={IconUser} />
      <StatCard
        label={t('list.new_this_month')}
        value={write(data?.new_this_month)}
        icon={IconUserPlus}
      />
    </Cards>
  );
}
