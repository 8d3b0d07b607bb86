import { useQuery } from '@tanstack/react-query';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { lineCalls } from './channels.api.ts';

const LineSheet = whenOpened(async () => (await import('./line-sheet.tsx')).LineSheet);

/** How the company sends on LINE, where LINE calls it, and how many people are linked. */
export function LinePanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  return (
    <ChannelPanel
      state={state}
      channel={useQuery(lineCalls.query()).data}
      test={lineCalls.useTest()}
      kind="text"
      factsOf={({ basic_id, webhook_path, linked, unfollowed }) => [
        {
          name: t('fields.account'),
          value: basic_id === '' ? t('channels.none') : basic_id,
        },
        {
          name: t('channels.facts.webhook'),
          value: <CopiedCode text={new URL(webhook_path, location.origin).href} />,
        },
        {
          name: t('channels.facts.linked'),
          value:
            unfollowed === 0
              ? t('channels.people', { count: linked })
              : t('channels.people_and_blocked', {
                  count: linked,
                  blocked: unfollowed,
                }),
        },
      ]}
      sheet={(channel, window) => <LineSheet {...window} channel={channel} />}
    />
  );
}
