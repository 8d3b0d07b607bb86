import { NativeSelect } from '@mantine/core';
import { IconCircleCheck, IconMoodCheck, IconRotate, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import type { KnowledgeGap } from '#modules/agents/contract/knowledge-gaps.ts';
import { gapsQuery, useReopenGap } from './knowledge-gaps.api.ts';
import { texts } from '../texts.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import { AssignGapDialog } from './assign-gap-dialog.tsx';
import { CloseGapDialog } from './close-gap-dialog.tsx';
import { gapColumns } from './gap-columns.tsx';

interface GapsPanelProps extends DetailState {
  readonly agentId: string;
}

interface OpenedGap {
  readonly gap: KnowledgeGap;
  readonly act: 'assign' | 'close';
}

/** Questions that the agent does not answer well, and what is done about each. */
export function GapsPanel({ agentId, search, setSearch }: GapsPanelProps) {
  const t = useTexts(texts);
  const status = search.gaps ?? 'open';
  const { gaps_page: page } = search;
  const query = useQuery(gapsQuery({ id: agentId, page, status }));
  const [opened, setOpened] = useState<OpenedGap>();
  const reopen = useReopenGap();
  const close = () => setOpened(undefined);
  const actions = (gap: KnowledgeGap): RowAction[] => [
    {
      label: t('quality.gap_assign'),
      icon: IconUser,
      onClick: () => setOpened({ gap, act: 'assign' }),
    },
    gap.status === 'open'
      ? {
          label: t('quality.gap_close'),
          icon: IconCircleCheck,
          onClick: () => setOpened({ gap, act: 'close' }),
        }
      : {
          label: t('quality.gap_reopen'),
          icon: IconRotate,
          onClick: () => reopen.mutate({ id: gap.id }),
        },
  ];

  return (
    <Panel
      title={t('quality.gaps_title')}
      hint={t('quality.gaps_hint')}
      actions={
        <NativeSelect
          aria-label={t('quality.gaps_show')}
          data={[
            { value: 'open', label: t('quality.gaps_open') },
            { value: 'closed', label: t('quality.gaps_closed') },
          ]}
          value={status}
          onChange={({ currentTarget: { value } }) =>
            setSearch({
              gaps: value === 'closed' ? 'closed' : undefined,
              gaps_page: 1,
              page: search.page,
            })
          }
        />
      }
    >
      <RecordTable
        name="knowledge-gaps"
        label={t('quality.gaps_title')}
        columns={gapColumns(t, status)}
        query={query}
        failedTitle={t('quality.gaps_load_failed')}
        actions={actions}
        paging={{
          page,
          pageSize: query.data?.page_size ?? 25,
          total: query.data?.total ?? 0,
          totalIsMinimum: query.data?.total_is_minimum,
          onPage: (gaps_page) => setSearch({ gaps_page, page: search.page }),
        }}
        empty={{
          icon: IconMoodCheck,
          title: t(status === 'open' ? 'quality.gaps_none' : 'quality.gaps_none_closed'),
          hint: status === 'open' ? t('quality.gaps_none_hint') : undefined,
        }}
      />
      {opened?.act === 'assign' && <AssignGapDialog gap={opened.gap} onClose={close} />}
      {opened?.act === 'close' && <CloseGapDialog gap={opened.gap} onClose={close} />}
    </Panel>
  );
}
