import { Button } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel, type Fact } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { ChannelFacts } from './channel-facts.tsx';

interface ChannelPanelProps {
  readonly state: ChannelState & { readonly channel: 'Email' | 'SMS' };
  /** Null where nothing was ever saved; undefined until it is loaded. */
  readonly savedAt: string | null | undefined;
  readonly facts: readonly Fact[];
  readonly onTest: () => void;
  readonly onEdit: () => void;
  /** Its sheet and dialog. */
  readonly children: ReactNode;
}

/** A channel that is set up here: how it is, a test, and its settings. */
export function ChannelPanel({
  state,
  savedAt,
  facts,
  onTest,
  onEdit,
  children,
}: ChannelPanelProps) {
  const t = useTexts(texts);
  return (
    <Panel
      title={state.channel}
      hint={t(`channels.hints.${state.channel}`)}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconSend size={16} />}
            disabled={savedAt === undefined || savedAt === null}
            onClick={onTest}
          >
            {t('channels.test')}
          </Button>
          <Button
            leftSection={<IconPencil size={16} />}
            disabled={savedAt === undefined}
            onClick={onEdit}
          >
            {t('channels.edit')}
          </Button>
        </>
      }
    >
      <ChannelFacts state={state} more={facts} />
      {children}
    </Panel>
  );
}
