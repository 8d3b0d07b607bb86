import { IconAlertTriangle, IconArrowBackUp, IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { TodaySection, TodaySkeleton } from '#platform/web/page/today-section.tsx';
import { myWorkQuery } from '../flow.api.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { addressOfCard } from '../board/card-address.ts';
import { AgeBadge } from '../board/age-badge.tsx';
import { stageName } from '../../stages/stage-name.ts';

/** So many are named; the figures above tell of all. */
const SHOWN = 5;

/** What waits for the signed-in person today. */
export function WorkToday() {
  const t = useTexts(texts);
  const query = useQuery({ ...myWorkQuery({ part: 'waiting', page_size: SHOWN }), staleTime: 0 });
  const work = query.data;
  if (work === undefined) {
    return query.error === null ? (
      <TodaySkeleton figures={3} />
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const { counts } = work;
  const part = (name: keyof typeof counts) => t(`flow.my_work.parts.${name}`);
  return (
    <TodaySection
      title={t('flow.my_work.title')}
      figures={[
        { label: part('waiting'), value: counts.waiting, icon: IconInbox },
        { label: part('overdue'), value: counts.overdue, icon: IconAlertTriangle },
        { label: part('rolled_back'), value: counts.rolled_back, icon: IconArrowBackUp },
      ]}
    >
      <Panel
        title={part('waiting')}
        actions={<Link to={paths.myWork}>{t('flow.my_work.open_all')}</Link>}
      >
        <TodayLines
          none={t('flow.my_work.empty.waiting')}
          lines={work.data.map((item) => ({
            id: item.id,
            name: <Link to={addressOfCard(item)}>{item.name}</Link>,
            fact: (
              <>
                {`${item.current_stage + 1}. ${stageName(t, item.current_stage + 1)} `}
                <AgeBadge since={item.since} />
              </>
            ),
          }))}
        />
      </Panel>
    </TodaySection>
  );
}
