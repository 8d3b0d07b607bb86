import { Button } from '@mantine/core';
import { IconHistory, IconListDetails, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { isMissing } from '#platform/web/page/missing-record.tsx';
import text from '#platform/web/page/text.module.css';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { AgentProfileOverview } from './agent-profile-overview.tsx';
import { agentProfileQuery } from './agent-profiles.api.ts';
import { agentProfileDetailSearch } from './agent-profiles.search.ts';
import { DeleteProfileButton } from './delete-profile-button.tsx';
import { EditAgentProfile } from './edit-agent-profile.tsx';
import { MissingProfile } from './missing-profile.tsx';
import { StatusSelect } from './status-select.tsx';

export function AgentProfileDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/orchestration-management/agent-profile/$id' });
  const [search, setSearch] = useSearchState(agentProfileDetailSearch);
  const query = useQuery(agentProfileQuery({ id }));
  const mayWrite = useMay('agent-profiles:write');
  if (isMissing(query.error)) return <MissingProfile />;
  const isEdited = mayWrite && search.edit !== undefined && query.data?.status !== 'Deleted';
  const read = () => setSearch({ edit: undefined });
  return (
    <DetailPage
      query={query}
      back={{ to: '/orchestration-management/agent-profile', label: t('form.back') }}
      title={({ name }) => name}
      status={(profile) => <StatusSelect profile={profile} />}
      summary={({ code }) => <code className={text.code}>{`#${code}`}</code>}
      actions={(profile) =>
        !isEdited && (
          <>
            {profile.status === 'Inactive' && <DeleteProfileButton profile={profile} />}
            {mayWrite && profile.status !== 'Deleted' && (
              <Button
                leftSection={<IconPencil size={16} stroke={1.7} />}
                onClick={() => setSearch({ edit: '1', tab: 'overview' })}
              >
                {t('detail.edit')}
              </Button>
            )}
          </>
        )
      }
      failedTitle={t('list.load_failed')}
    >
      {(profile) =>
        isEdited ? (
          <EditAgentProfile profile={profile} onDone={read} />
        ) : (
          <>
            {profile.status === 'Deleted' && <Notice>{t('detail.is_deleted')}</Notice>}
            <UrlTabs
              label={t('detail.tabs')}
              value={search.tab}
              onChange={(tab) => setSearch({ tab })}
              tabs={[
                {
                  name: 'overview',
                  label: t('detail.overview'),
                  icon: IconListDetails,
                  content: () => <AgentProfileOverview profile={profile} />,
                },
                {
                  name: 'versions',
                  label: t('versions.tab'),
                  icon: IconHistory,
                  content: () => <VersionsPanel profile={profile} />,
                },
              ]}
            />
          </>
        )
      }
    </DetailPage>
  );
}
