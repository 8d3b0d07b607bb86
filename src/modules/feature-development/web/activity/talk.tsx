import { IconHistory, IconMessages } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { Comments, type AboutStage } from '../comments/comment-list.tsx';
import type { Subject } from '../comments/comments.api.ts';
import type { Person } from '../comments/mentions.ts';
import { texts } from '../texts.ts';
import { Activity } from './activity-list.tsx';
import { talkSearch } from './talk.search.ts';

interface TalkProps {
  readonly subject: Subject;
  /** Who can be mentioned besides the employees under the reader. */
  readonly people: readonly Person[];
  /** Of a SOW: the stage that the next comment is about. */
  readonly stage?: AboutStage;
}

/** What people say about a record, and what was done to it. */
export function Talk({ subject, people, stage }: TalkProps) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(talkSearch);
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
          content: () => <Comments subject={subject} people={people} stage={stage} />,
        },
        {
          name: 'activity',
          label: t('workspace.panel.activity'),
          icon: IconHistory,
          content: () => <Activity subject={subject} />,
        },
      ]}
    />
  );
}
