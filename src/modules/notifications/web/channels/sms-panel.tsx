import { useQuery } from '@tanstack/react-query';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import type { SmsChannel } from '#modules/notifications/contract/sms-channel.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { smsChannelQuery, useTestSmsChannel } from './channels.api.ts';
import { TestChannel } from './test-channel.tsx';

const SmsSheet = whenOpened(async () => (await import('./sms-sheet.tsx')).SmsSheet);

/** How the company sends SMS. */
export function SmsPanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  const { data: channel } = useQuery(smsChannelQuery());
  const test = useTestSmsChannel();
  const editing = useRecordWindow<SmsChannel>();
  const testing = useRecordWindow<SmsChannel>();

  function factsOf({ updated_at, preset, sender, per_minute }: SmsChannel) {
    const server = updated_at === null ? t('channels.none') : t(`channels.presets.${preset}`);
    return [
      { name: t('channels.facts.server'), value: server },
      {
        name: t('channels.facts.limit'),
        value: t('channels.a_minute', { count: formatNumber(per_minute) }),
      },
      ...(sender === '' ? [] : [{ name: t('fields.sender'), value: sender }]),
    ];
  }

  return (
    <ChannelPanel
      state={{ ...state, channel: 'SMS' }}
      savedAt={channel?.updated_at}
      facts={channel === undefined ? [] : factsOf(channel)}
      onTest={() => channel && testing.open(channel)}
      onEdit={() => channel && editing.open(channel)}
    >
      {editing.draw((one, window) => (
        <SmsSheet {...window} channel={one} />
      ))}
      {testing.draw((one, window) => (
        <TestChannel {...window} test={test} to={one.own_address} kind="tel" />
      ))}
    </ChannelPanel>
  );
}
