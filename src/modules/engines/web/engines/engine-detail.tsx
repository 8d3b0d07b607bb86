import {
  IconActivity,
  IconGitCompare,
  IconHistory,
  IconListDetails,
  IconPaperclip,
  IconPlugConnected,
  IconPuzzle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { RecordHistory } from '#modules/audit/web/public.ts';
import * as historyRoutes from '#modules/engines/contract/history.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import text from '#platform/web/page/text.module.css';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { AttachmentsPanel } from '../attachments/attachments-panel.tsx';
import { LEAVE_AFTER_MS } from './banner.tsx';
import { EngineButtons } from './engine-buttons.tsx';
import { EngineOverview } from './engine-overview.tsx';
import { EngineStatusBadge } from './engine-status-badge.tsx';
import { SubFunctionsPanel } from '../sub-functions/sub-functions-panel.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { UsesTable } from '../uses/uses-table.tsx';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { engineQuery } from './engines.api.ts';
import { engineDetailSearch } from './engines.search.ts';
import { useBanner } from './use-banner.tsx';
import { useLater } from './use-later.ts';
import { useMissingEngine } from './use-missing-engine.ts';
import { WithdrawalNotice } from './withdrawal-notice.tsx';
import { texts } from '../texts.ts';

export function EngineDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/engine-management/$id' });
  const [search, setSearch] = useSearchState(engineDetailSearch);
  const { say, banner } = useBanner();
  // What was just deleted stays in sight until the list follows.
  const [deleted, setDeleted] = useState(false);
  const missing = useMissingEngine(id);
  const query = useQuery({ ...engineQuery({ id }), enabled: !deleted });
  const navigate = useNavigate();
  const leave = useCallback(
    () => void navigate({ to: '/engine-management', replace: true }),
    [navigate],
  );
  useLater(deleted, leave, LEAVE_AFTER_MS);
  return (
    <DetailPage
      query={query}
      back={{ to: '/engine-management', label: t('detail.back') }}
      title={(engine) => engine.name}
      status={(engine) => <EngineStatusBadge status={engine.status} />}
      summary={(engine) => (
        <>
          <code className={text.code}>{engine.code}</code>{' '}
          <Tags names={engine.tags} shown={engine.tags.length} />
        </>
      )}
      actions={(engine) =>
        !deleted && (
          <EngineButtons engine={engine} onSaid={say} onDeleted={() => setDeleted(true)} />
        )
      }
      failedTitle={t('banners.load_failed')}
      missing={deleted ? undefined : missing}
    >
      {(engine) => (
        <>
          {banner}
          <WithdrawalNotice engine={engine} />
          <UrlTabs
            label={t('detail.tabs')}
            value={search.tab}
            onChange={(tab) => setSearch({ tab })}
            tabs={[
              {
                name: 'overview',
                label: t('detail.overview'),
                icon: IconListDetails,
                content: () => <EngineOverview engine={engine} />,
              },
              {
                name: 'uses',
                label: t('fields.uses'),
                icon: IconPlugConnected,
                content: () => <UsesTable engineId={id} />,
              },
              {
                name: 'sub-functions',
                label: t('fields.sub_functions'),
                icon: IconPuzzle,
                content: () => <SubFunctionsPanel engineId={id} />,
              },
              {
                name: 'versions',
                label: t('versions.tab'),
                icon: IconGitCompare,
                content: () => <VersionsPanel engineId={id} />,
              },
              {
                name: 'usage',
                label: t('usage.title'),
                icon: IconActivity,
                content: () => <UsagePanel engineId={id} />,
              },
              {
                name: 'attachments',
                label: t('attachments.tab'),
                icon: IconPaperclip,
                content: () => <AttachmentsPanel engineId={id} />,
              },
              {
                name: 'history',
                label: t('detail.history'),
                icon: IconHistory,
                content: () => (
                  <RecordHistory route={historyRoutes.engineHistoryRoute} entity="engine" id={id} />
                ),
              },
            ]}
          />
        </>
      )}
    </DetailPage>
  );
}
