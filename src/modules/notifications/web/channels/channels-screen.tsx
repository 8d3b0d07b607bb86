import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { ChannelState, Sending } from '#modules/notifications/contract/channels.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDateTime, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { ChannelFacts } from './channel-facts.tsx';
import { sendingQuery, useStopSending } from './channels.api.ts';
import { EmailPanel } from './email-panel.tsx';
import { LinePanel } from './line-panel.tsx';
import { SmsPanel } from './sms-panel.tsx';

/** How each is shown. */
const panels: Record<Channel, ComponentType<{ readonly state: ChannelState }>> = {
  System: SystemPanel,
  Email: EmailPanel,
  SMS: SmsPanel,
  Line: LinePanel,
};

/** What waits changes while it is looked at. */
const LOOK_AGAIN_MS = 5_000;

/** The channels of the company: credentials, tests, health, and the stop of all sending. */
export function ChannelsScreen() {
  const t = useTexts(texts);
  const query = useQuery({ ...sendingQuery(), refetchInterval: LOOK_AGAIN_MS });
  return (
    <ListPage
      title={t('channels.title')}
      purpose={t('channels.purpose')}
      actions={query.data !== undefined && <StopButton sending={query.data} />}
    >
      <Loaded query={query} height={320}>
        {(sending) => (
          <Stack>
            {sending.stopped_at !== null && (
              <Notice>
                {t('channels.stopped', {
                  at: formatDateTime(sending.stopped_at),
                  count: formatNumber(waitingOf(sending)),
                })}
              </Notice>
            )}
            {sending.channels.map((state) => {
              const ChannelPanel = panels[state.channel];
              return <ChannelPanel key={state.channel} state={state} />;
            })}
          </Stack>
        )}
      </Loaded>
    </ListPage>
  );
}

function SystemPanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  return (
    <Panel title={t('channel_names.System')} hint={t('channels.hints.System')}>
      <ChannelFacts state={state} />
    </Panel>
  );
}

const waitingOf = ({ channels }: Sending) =>
  channels.reduce((sum, { waiting }) => sum + waiting, 0);

function StopButton({ sending }: { readonly sending: Sending }) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState(false);
  const stop = useStopSending({ onSuccess: () => setOpened(false) });
  const stopped = sending.stopped_at !== null;
  const act = stopped ? 'resume' : 'stop';
  return (
    <>
      <Button
        color={stopped ? 'brand' : 'danger'}
        variant={stopped ? 'filled' : 'outline'}
        leftSection={stopped ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
        onClick={() => setOpened(true)}
      >
        {t(`channels.${act}`)}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={() => stop.mutate({ stopped: !stopped })}
        title={t(`channels.${act}_title`)}
        confirmLabel={t(`channels.${act}`)}
        danger={!stopped}
        busy={stop.isPending}
      >
        {stopped
          ? t('channels.resume_text', { count: formatNumber(waitingOf(sending)) })
          : t('channels.stop_text')}
      </ConfirmDialog>
    </>
  );
}
