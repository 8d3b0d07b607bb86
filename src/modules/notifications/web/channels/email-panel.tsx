import { useQuery } from '@tanstack/react-query';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import type { EmailChannel } from '#modules/notifications/contract/email-channel.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Fact } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { emailChannelQuery, useTestEmailChannel } from './channels.api.ts';
import { TestChannel } from './test-channel.tsx';

const EmailSheet = whenOpened(async () => (await import('./email-sheet.tsx')).EmailSheet);

/** How the company sends e-mail. */
export function EmailPanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  const { data: channel } = useQuery(emailChannelQuery());
  const test = useTestEmailChannel();
  const editing = useRecordWindow<EmailChannel>();
  const testing = useRecordWindow<EmailChannel>();

  function factsOf({ host, port, has_own_server, sender, sender_name, per_minute }: EmailChannel) {
    const without = t(has_own_server ? 'channels.installation' : 'channels.none');
    const facts: Fact[] = [
      { name: t('channels.facts.server'), value: host === '' ? without : `${host}:${port}` },
      {
        name: t('channels.facts.limit'),
        value: t('channels.a_minute', { count: formatNumber(per_minute) }),
      },
    ];
    const from = { name: t('fields.sender'), value: `${sender_name} <${sender}>`.trim() };
    return sender === '' ? facts : [...facts, from];
  }

  return (
    <ChannelPanel
      state={{ ...state, channel: 'Email' }}
      savedAt={channel?.updated_at}
      facts={channel === undefined ? [] : factsOf(channel)}
      onTest={() => channel && testing.open(channel)}
      onEdit={() => channel && editing.open(channel)}
    >
      {editing.draw((one, window) => (
        <EmailSheet {...window} channel={one} />
      ))}
      {testing.draw((one, window) => (
        <TestChannel {...window} test={test} to={one.own_address} kind="email" />
      ))}
    </ChannelPanel>
  );
}
