import { IconHistory, IconMessages } from '@tabler/icons-react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { texts } from '../texts.ts';
import { workspaceSearch } from './sow-workspace.search.ts';
import { Activity } from '../activity/activity-list.tsx';
import { Comments } from '../comments/comment-list.tsx';
import type { Person } from '../comments/mentions.ts';

interface CommentsAndActivityProps {
  readonly sow: Sow;
  readonly stages: readonly StageRecord[];
  readonly about: number | null;
  readonly onAbout: (stage: number | null) => void;
}

export function CommentsAndActivity({ sow, stages, about, onAbout }: CommentsAndActivityProps) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(workspaceSearch);
  return (
    <UrlTabs
      label={t('workspace.panel.label')}
      value={search.tab}
      onChange={(tab) => setSearch({ tab })}
      tabs={[
        {
          name: 'comments',
          label: t('workspace.panel.comments'),
          icon: IconMessages,
          content: () => (
            <Comments
              sowId={sow.id}
              stages={stages}
              people={peopleOf(sow, stages)}
              about={about}
              onAbout={onAbout}
            />
          ),
        },
        {
          name: 'activity',
          label: t('workspace.panel.activity'),
          icon: IconHistory,
          content: () => <Activity sowId={sow.id} />,
        },
      ]}
    />
  );
}

function peopleOf({ assignee_id, assignee }: Sow, stages: readonly StageRecord[]): Person[] {
  const all = stages.flatMap(({ assignee_ids, assignees }) =>
    assignee_ids.map((id, place) => ({ id, name: assignees[place] ?? '' })),
  );
  if (assignee_id !== null && assignee !== null) all.push({ id: assignee_id, name: assignee });
  return [...new Map(all.filter(({ name }) => name !== '').map((one) => [one.id, one])).values()];
}
