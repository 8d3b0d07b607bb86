import { IconListDetails, IconSend, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailPage } from '#platform/web/page/detail-page.tsx';
import text from '#platform/web/page/text.module.css';
import { Stack } from '#platform/web/page/stack.tsx';
import { UrlTabs } from '#platform/web/page/url-tabs.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { SaveState } from '../../draft/save-state.tsx';
import { HistoryPanel } from '../../records/history-panel.tsx';
import { texts } from '../../texts.ts';
import { customQuery } from '../customs.api.ts';
import { customDetailSearch } from '../customs.search.ts';
import { CustomWizard } from '../wizard/custom-wizard.tsx';
import { useCustomDraft } from '../wizard/use-custom-draft.ts';
import { CustomActions, CustomStatusSelect } from './custom-actions.tsx';
import { CustomFacts } from './custom-facts.tsx';
import { CustomFunnel } from './custom-funnel.tsx';
import { CustomStage } from '../custom-stage.tsx';
import { CustomProgress } from './custom-progress.tsx';
import { CustomReceivers } from './custom-receivers.tsx';
import { CustomTexts } from './custom-texts.tsx';

const LIST = '/notification-center/customize';
/** How often a message on its way is read again. */
const EVERY_MS = 1_000;

type Query = Parameters<typeof DetailPage<Custom>>[0]['query'];

const isOnTheWay = (custom: Custom | undefined) =>
  custom !== undefined && custom.stage !== 'draft' && custom.finished_at === null;

/** One message: the wizard while it is written, then where it is and what became of it. */
export function CustomDetail(): ReactNode {
  const t = useTexts(texts);
  const { id } = useParams({ from: '/shell/notification-center/customize/$id' });
  const maySend = useMay('notifications:send');
  const query = useQuery({
    ...customQuery({ id }),
    refetchInterval: ({ state }: { readonly state: { readonly data: Custom | undefined } }) =>
      isOnTheWay(state.data) && EVERY_MS,
  });
  const custom = query.data;
  if (custom === undefined) {
    const back = { to: LIST, label: t('customs.detail.back') };
    return (
      <DetailPage
        query={query}
        back={back}
        title={() => ''}
        failedTitle={t('settings.detail.load_failed')}
        missing={{
          title: t('customs.detail.missing'),
          hint: t('settings.detail.missing_hint'),
          back,
        }}
      >
        {() => null}
      </DetailPage>
    );
  }
  const isWritten = custom.stage === 'draft' && custom.status !== 'Archived' && maySend;
  return isWritten ? (
    <Written key={id} custom={custom} query={query} />
  ) : (
    <Shown custom={custom} query={query} />
  );
}

interface DetailProps {
  readonly custom: Custom;
  readonly query: Query;
}

function Written({ custom, query }: DetailProps) {
  const draft = useCustomDraft(custom);
  const { saveThen } = draft;
  return (
    <Frame
      query={query}
      actions={
        <>
          <SaveState draft={draft} />
          <CustomActions custom={custom} saveThen={saveThen} />
        </>
      }
      status={<CustomStatusSelect custom={custom} saveThen={saveThen} />}
    >
      <CustomWizard custom={custom} draft={draft} />
    </Frame>
  );
}

function Shown({ custom, query }: DetailProps) {
  const t = useTexts(texts);
  const [{ tab }, setSearch] = useSearchState(customDetailSearch);
  const maySend = useMay('notifications:send');
  const saveThen = (next: () => void) => next();
  const refetchInterval = isOnTheWay(custom) && EVERY_MS;
  return (
    <Frame
      query={query}
      actions={maySend && <CustomActions custom={custom} saveThen={saveThen} />}
      status={<CustomStatusSelect custom={custom} saveThen={saveThen} />}
    >
      <Stack>
        <CustomProgress custom={custom} />
        <UrlTabs
          label={t('customs.detail.tabs')}
          value={tab}
          onChange={(chosen) => setSearch({ tab: chosen })}
          tabs={[
            {
              name: 'details',
              label: t('settings.detail.details'),
              icon: IconListDetails,
              content: () => (
                <Stack>
                  <CustomFacts content={custom} reach={undefined} />
                  <CustomTexts id={custom.id} channels={custom.channels} />
                </Stack>
              ),
            },
            {
              name: 'receivers',
              label: t('customs.detail.receivers'),
              icon: IconUsers,
              content: () => <CustomReceivers custom={custom} />,
            },
            {
              name: 'history',
              label: t('settings.detail.history'),
              icon: IconSend,
              content: () => (
                <HistoryPanel
                  of={{ custom_id: custom.id }}
                  hint={t('customs.detail.history_hint')}
                  emptyHint={t('customs.detail.history_empty')}
                  funnel={<CustomFunnel id={custom.id} refetchInterval={refetchInterval} />}
                  refetchInterval={refetchInterval}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Frame>
  );
}

interface FrameProps {
  readonly query: Query;
  readonly status: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function Frame({ query, status, actions, children }: FrameProps) {
  const t = useTexts(texts);
  return (
    <DetailPage
      query={query}
      back={{ to: LIST, label: t('customs.detail.back') }}
      title={({ name }) => name}
      status={(custom) => (
        <>
          <CustomStage custom={custom} />
          {status}
        </>
      )}
      summary={({ code, created_by_name: author }) => (
        <>
          <code className={text.code}>{code}</code>
          {author !== null && ` · ${author}`}
        </>
      )}
      actions={() => actions}
    >
      {() => children}
    </DetailPage>
  );
}
