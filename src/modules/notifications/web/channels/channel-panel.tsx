import { Button } from '@mantine/core';
import { IconPencil, IconSend } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel, type Fact } from '#platform/web/page/panel.tsx';
import { useRecordWindow, type WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ChannelFacts } from './channel-facts.tsx';
import { TestChannel } from './test-channel.tsx';

/** What every channel has that is set up here. */
interface SetUpChannel {
  /** Null where nothing was ever saved. */
  readonly updated_at: string | null;
  readonly per_minute: number;
  readonly own_address: string | null;
}

interface ChannelPanelProps<One> extends Pick<ComponentProps<typeof TestChannel>, 'test' | 'kind'> {
  readonly state: ChannelState;
  /** Undefined until it is loaded. */
  readonly channel: One | undefined;
  /** Where it sends, and what else is its own. */
  readonly factsOf: (channel: One) => readonly [Fact, ...Fact[]];
  /** Its settings. */
  readonly sheet: (channel: One, window: WindowProps) => ReactNode;
}

/** A channel that is set up here: how it is, a test, and its settings. */
export function ChannelPanel<One extends SetUpChannel>({
  state,
  channel,
  factsOf,
  sheet,
  test,
  kind,
}: ChannelPanelProps<One>) {
  const t = useTexts(texts);
  const editing = useRecordWindow<One>();
  const testing = useRecordWindow<One>();

  function describe(one: One): Fact[] {
    const [server, ...others] = factsOf(one);
    const limit = t('channels.a_minute', { count: formatNumber(one.per_minute) });
    return [server, { name: t('channels.facts.limit'), value: limit }, ...others];
  }

  return (
    <Panel
      title={t(`channel_names.${state.channel}`)}
      hint={t(`channels.hints.${state.channel}`)}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconSend size={16} />}
            disabled={channel?.updated_at == null}
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
      <ChannelFacts state={state} more={channel && describe(channel)} />
      {editing.draw(sheet)}
      {testing.draw((one, window) => (
        <TestChannel {...window} test={test} to={one.own_address} kind={kind} />
      ))}
    </Panel>
  );
}
