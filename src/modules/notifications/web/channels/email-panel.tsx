import { Button } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import type { EmailChannel } from '#modules/notifications/contract/email-channel.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ChannelFacts } from './channel-facts.tsx';
import { emailChannelQuery } from './channels.api.ts';
import { TestEmail } from './test-email.tsx';

const EmailSheet = whenOpened(async () => (await import('./email-sheet.tsx')).EmailSheet);

/** How the company sends e-mail. */
export function EmailPanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  const { data: channel } = useQuery(emailChannelQuery());
  const editing = useRecordWindow<EmailChannel>();
  const testing = useRecordWindow<EmailChannel>();
  const notSetUp = channel === undefined || channel.updated_at === null;
  const server =
    channel?.host === ''
      ? t(channel.has_own_server ? 'channels.installation' : 'channels.none')
      : `${channel?.host}:${channel?.port}`;
  return (
    <Panel
      title="Email"
      hint={t('channels.hints.Email')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconSend size={16} />}
            disabled={notSetUp}
            onClick={() => channel && testing.open(channel)}
          >
            {t('channels.test')}
          </Button>
          <Button
            leftSection={<IconPencil size={16} />}
            disabled={channel === undefined}
            onClick={() => channel && editing.open(channel)}
          >
            {t('channels.edit')}
          </Button>
        </>
      }
    >
      <ChannelFacts
        state={state}
        more={
          channel && [
            { name: t('channels.facts.server'), value: server },
            ...(channel.sender === ''
              ? []
              : [
                  {
                    name: t('fields.sender'),
                    value: `${channel.sender_name} <${channel.sender}>`.trim(),
                  },
                ]),
            {
              name: t('channels.facts.limit'),
              value: t('channels.a_minute', { count: formatNumber(channel.per_minute) }),
            },
          ]
        }
      />
      {editing.draw((one, window) => (
        <EmailSheet {...window} channel={one} />
      ))}
      {testing.draw((one, window) => (
        <TestEmail {...window} channel={one} />
      ))}
    </Panel>
  );
}
