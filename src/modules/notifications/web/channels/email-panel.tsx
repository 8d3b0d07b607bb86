import { useQuery } from '@tanstack/react-query';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { emailCalls } from './channels.api.ts';

const EmailSheet = whenOpened(async () => (await import('./email-sheet.tsx')).EmailSheet);

/** How the company sends e-mail. */
export function EmailPanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  return (
    <ChannelPanel
      state={state}
      channel={useQuery(emailCalls.query()).data}
      test={emailCalls.useTest()}
      kind="email"
      factsOf={({ host, port, has_own_server, sender, sender_name, bounced }) => {
        const without = t(has_own_server ? 'channels.installation' : 'channels.none');
        return [
          { name: t('channels.facts.server'), value: host === '' ? without : `${host}:${port}` },
          ...(sender === ''
            ? []
            : [
                {
                  name: t('fields.sender'),
                  value: sender_name === '' ? sender : `${sender_name} <${sender}>`,
                },
              ]),
          ...(bounced === 0
            ? []
            : [
                {
                  name: t('channels.facts.bounced'),
                  value: t('channels.addresses', { count: formatNumber(bounced) }),
                },
              ]),
        ];
      }}
      sheet={(channel, window) => <EmailSheet {...window} channel={channel} />}
    />
  );
}
