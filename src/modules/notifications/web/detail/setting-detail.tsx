import { IconFlask, IconHistory, IconListDetails, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import text from '#platform/web/page/text.module.css';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { DraftEditor } from '../draft/draft-editor.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { DryRunPanel } from '../dry-run/dry-run-panel.tsx';
import { HistoryPanel } from '../records/history-panel.tsx';
import { SettingFunnel } from '../records/setting-funnel.tsx';
import { texts } from '../texts.ts';
import { SettingTour } from '../tour/setting-tour.tsx';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { ArchiveSetting } from './archive-setting.tsx';
import { SettingBar } from './setting-bar.tsx';
import { SettingNotices } from './setting-notices.tsx';
import { SettingStatusSelect } from './setting-status-select.tsx';
import { settingQuery } from '../settings/settings.api.ts';
import { settingDetailSearch } from '../settings/settings.search.ts';

const LIST = '/notification-center/manage';

/** One setting: its draft, what was sent, a dry run and its versions. */
export function SettingDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/notification-center/manage/$id' });
  const query = useQuery(settingQuery({ id }));
  const back = { to: LIST, label: t('settings.detail.back') };
  if (query.data === undefined) {
    return (
      <DetailPage
        query={query}
        back={back}
        title={() => ''}
        failedTitle={t('settings.detail.load_failed')}
        missing={{
          title: t('settings.detail.missing'),
          hint: t('settings.detail.missing_hint'),
          back,
        }}
      >
        {() => null}
      </DetailPage>
    );
  }
  return <Shown key={id} setting={query.data} query={query} />;
}

interface ShownProps {
  readonly setting: Setting;
  readonly query: Parameters<typeof DetailPage<Setting>>[0]['query'];
}

function Shown({ setting, query }: ShownProps) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(settingDetailSearch);
  const draft = useDraft(setting);
  const mayWrite = useMay('notifications:write') && setting.status !== 'Archived';
  return (
    <DetailPage
      query={query}
      back={{ to: LIST, label: t('settings.detail.back') }}
      title={({ name }) => name}
      status={() => <SettingStatusSelect setting={setting} draft={draft} />}
      summary={({ code, event }) => (
        <>
          <code className={text.code}>{code}</code>
          {event !== null && ` · ${event.feature.module.name} · ${event.name}`}
        </>
      )}
      actions={() =>
        mayWrite && (
          <>
            {search.tab === 'details' && <SettingTour />}
            <ArchiveSetting setting={setting} />
          </>
        )
      }
    >
      {() => (
        <>
          <SettingNotices setting={setting} />
          <UrlTabs
            label={t('settings.detail.tabs')}
            value={search.tab}
            onChange={(tab) => setSearch({ tab })}
            tabs={[
              {
                name: 'details',
                label: t('settings.detail.details'),
                icon: IconListDetails,
                content: () => <DraftEditor setting={setting} draft={draft} mayWrite={mayWrite} />,
              },
              {
                name: 'history',
                label: t('settings.detail.history'),
                icon: IconSend,
                content: () => (
                  <HistoryPanel
                    of={{ setting_id: setting.id }}
                    hint={t('settings.history.hint')}
                    emptyHint={t('settings.history.empty_hint')}
                    funnel={<SettingFunnel id={setting.id} />}
                  />
                ),
              },
              {
                name: 'dry-run',
                label: t('settings.detail.dry_run'),
                icon: IconFlask,
                content: () => <DryRunPanel setting={setting} />,
              },
              {
                name: 'versions',
                label: t('settings.detail.versions'),
                icon: IconHistory,
                content: () => (
                  <VersionsPanel setting={setting} mayWrite={mayWrite} onRestored={draft.adopt} />
                ),
              },
            ]}
          />
          {mayWrite && <SettingBar setting={setting} draft={draft} />}
        </>
      )}
    </DetailPage>
  );
}
