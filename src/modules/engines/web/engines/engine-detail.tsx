import {
  IconActivity,
  IconAlertTriangle,
  IconHistory,
  IconListDetails,
  IconPaperclip,
  IconPlugConnected,
  IconPuzzle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import { formatDate } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { AttachmentsPanel } from '../attachments/attachments-panel.tsx';
import { Banner, LEAVE_AFTER_MS, type Said } from './banner.tsx';
import { EngineButtons } from './engine-buttons.tsx';
import { EngineOverview } from './engine-overview.tsx';
import { EngineStatusBadge } from './engine-status-badge.tsx';
import classes from './engines.module.css';
import { isMissing, MissingEngine } from './missing-engine.tsx';
import { SubFunctionsPanel } from '../sub-functions/sub-functions-panel.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { UsesTable } from '../uses/uses-table.tsx';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { engineQuery } from './engines.api.ts';
import { engineDetailSearch } from './engines.search.ts';
import { texts } from '../texts.ts';

/** One engine. */
export function EngineDetail() {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/engine-management/$id' });
  const [search, setSearch] = useSearchState(engineDetailSearch);
  const [said, setSaid] = useState<Said>();
  const [deleted, setDeleted] = useState(false);
  const forget = useCallback(() => setSaid(undefined), []);
  useWayBack(deleted);
  const query = useQuery({ ...engineQuery(id), enabled: !deleted });
  // What was just deleted stays in sight until the list follows.
  if (isMissing(query.error) && !deleted) return <MissingEngine id={id} />;
  return (
    <DetailPage
      query={query}
      back={{ to: '/engine-management', label: t('detail.back') }}
      title={(engine) => engine.name}
      status={(engine) => <EngineStatusBadge status={engine.status} />}
      summary={(engine) => (
        <>
          <code className={classes.code}>{engine.code}</code>{' '}
          <Tags names={engine.tags} shown={engine.tags.length} />
        </>
      )}
      actions={(engine) =>
        !deleted && (
          <EngineButtons engine={engine} onSaid={setSaid} onDeleted={() => setDeleted(true)} />
        )
      }
      failedTitle={t('banners.load_failed')}
    >
      {(engine) => (
        <>
          <Banner said={said} onGone={forget} />
          {engine.status === 'deprecated' && <DeprecationNotice engine={engine} />}
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
                label: t('detail.uses'),
                icon: IconPlugConnected,
                content: () => <UsesTable engineId={id} />,
              },
              {
                name: 'sub-functions',
                label: t('columns.sub_functions'),
                icon: IconPuzzle,
                content: () => <SubFunctionsPanel engineId={id} />,
              },
              {
                name: 'versions',
                label: t('versions.tab'),
                icon: IconHistory,
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
            ]}
          />
        </>
      )}
    </DetailPage>
  );
}

/** Once the engine is gone, the list is shown as soon as that could be read. */
function useWayBack(deleted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!deleted) return undefined;
    const leave = () => void navigate({ to: '/engine-management', replace: true });
    const timer = setTimeout(leave, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [deleted, navigate]);
}

/** What to use instead of an engine that is on its way out, and until when it serves. */
function DeprecationNotice({ engine }: { readonly engine: Engine }) {
  const t = useTexts(texts);
  const { replacement, retires_on } = engine;
  return (
    <div className={classes.notice} role="status">
      <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
      <span>
        <strong>{t('detail.deprecated')}</strong>
        {retires_on !== null && ` · ${t('detail.until', { date: formatDate(retires_on) })}`}
        {replacement !== null && (
          <>
            {` · ${t('detail.replaced_by')} `}
            <Link to="/engine-management/$id" params={{ id: replacement.id }}>
              {`${replacement.code} · ${replacement.name}`}
            </Link>
          </>
        )}
      </span>
    </div>
  );
}
