import { IconAlertTriangle, IconArrowBackUp, IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { TodayLines } from '#platform/web/page/today-lines.tsx';
import { TodaySection, TodaySkeleton } from '#platform/web/page/today-section.tsx';
import { myWorkQuery } from '../flow.api.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { addressOfCard } from '../board/card-address.ts';
import { AgeBadge } from '../board/age-badge.tsx';
import { namedNextStage } from '../../stages/stage-name.ts';

/** So many are named; the figures above count all. */
const SHOWN = 5;

const FIGURES = [
  { part: 'waiting', icon: IconInbox },
  { part: 'overdue', icon: IconAlertTriangle },
  { part: 'rolled_back', icon: IconArrowBackUp },
] as const;

export function WorkToday() {
  const t = useTexts(texts);
  const query = useQuery({ ...myWorkQuery({ part: 'waiting', page_size: SHOWN }), staleTime: 0 });
  return (
    <Loaded query={query} waiting={<TodaySkeleton figures={FIGURES.length} />}>
      {({ counts, data }) => (
        <TodaySection
          title={t('flow.my_work.title')}
          figures={FIGURES.map(({ part, icon }) => ({
            label: t(`flow.my_work.parts.${part}`),
            value: counts[part],
            icon,
          }))}
        >
          <Panel
            title={t('flow.my_work.parts.waiting')}
            actions={<Link to={paths.myWork}>{t('flow.my_work.open_all')}</Link>}
          >
            <TodayLines
              none={t('flow.my_work.empty.waiting')}
              lines={data.map((item) => ({
                id: item.id,
                name: <Link to={addressOfCard(item)}>{item.name}</Link>,
                fact: (
                  <>
                    {namedNextStage(t, item.current_stage)} <AgeBadge since={item.since} />
                  </>
                ),
              }))}
            />
          </Panel>
        </TodaySection>
      )}
    </Loaded>
  );
}
