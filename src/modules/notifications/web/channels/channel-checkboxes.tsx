import { Checkbox } from '@mantine/core';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { useChannelHints } from './use-channel-hints.tsx';
import { useEnabledChannels } from './use-enabled-channels.ts';

interface ChannelCheckboxesProps {
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
}

/** The channels of a group of checkboxes, of which those can be chosen that an administrator enabled. */
export function ChannelCheckboxes({ chosen, disabled = false }: ChannelCheckboxesProps) {
  const t = useTexts(texts);
  const isEnabled = useEnabledChannels();
  const hintOf = useChannelHints();
  return (
    <Stack>
      {CHANNELS.map((channel) => (
        <Checkbox
          key={channel}
          value={channel}
          label={t(`channel_names.${channel}`)}
          // One that was chosen while it was possible can still be taken out.
          disabled={disabled || (!isEnabled(channel) && !chosen.includes(channel))}
          description={hintOf(channel)}
        />
      ))}
    </Stack>
  );
}
