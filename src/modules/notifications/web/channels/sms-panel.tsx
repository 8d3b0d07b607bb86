import { useQuery } from '@tanstack/react-query';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { smsCalls } from './channels.api.ts';

const SmsSheet = whenOpened(async () => (await import('./sms-sheet.tsx')).SmsSheet);

/** How the company sends SMS. */
export function SmsPanel({ state }: { readonly state: ChannelState }) {
  const t = useTexts(texts);
  return (
    <ChannelPanel
      state={state}
      channel={useQuery(smsCalls.query()).data}
      test={smsCalls.useTest()}
      kind="tel"
      factsOf={({ updated_at, preset, sender, receipt_path }) => {
        const server = updated_at === null ? t('channels.none') : t(`channels.presets.${preset}`);
        return [
          { name: t('channels.facts.server'), value: server },
          ...(sender === '' ? [] : [{ name: t('fields.sender'), value: sender }]),
          {
            name: t('channels.facts.receipts'),
            value: <CopiedCode text={new URL(receipt_path, location.origin).href} />,
          },
        ];
      }}
      sheet={(channel, window) => <SmsSheet {...window} channel={channel} />}
    />
  );
}
