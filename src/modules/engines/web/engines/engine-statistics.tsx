import { Skeleton } from '@mantine/core';
import { IconCircleCheck, IconEngine, IconPlugConnected, IconPuzzle } from '@tabler/icons-react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Cards, StatCard } from '#platform/web/page/stat-card.tsx';
import { texts } from '../texts.ts';

interface Figures {
  readonly total_engines: number;
  readonly active_engines: number;
  readonly total_sub_functions: number;
  readonly total_used_in: number;
}

interface EngineCardsProps {
  readonly figures: Figures | undefined;
  readonly failed: boolean;
}

/** The registry in four figures. One that could not be loaded is shown as unknown, never as zero. */
export function EngineCards({ figures, failed }: EngineCardsProps) {
  const t = useTexts(texts);
  const write = (figure: number | undefined) => {
    if (figure !== undefined) return formatNumber(figure);
    return failed ? t('list.statistics_failed') : <Skeleton height={24} width={64} />;
  };
  return (
    <Cards>
      <StatCard label={t('list.total')} value={write(figures?.total_engines)} icon={IconEngine} />
      <StatCard
        label={t('list.active')}
        value={write(figures?.active_engines)}
        icon={IconCircleCheck}
      />
      <StatCard
        label={t('list.sub_functions')}
        value={write(figures?.total_sub_functions)}
        icon={IconPuzzle}
      />
      <StatCard
        label={t('list.uses')}
        value={write(figures?.total_used_in)}
        icon={IconPlugConnected}
      />
    </Cards>
  );
}
