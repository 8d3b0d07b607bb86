import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { sendingQuery } from './channels.api.ts';

/** Whether the company sends on a channel; where that is not known, it counts as enabled. */
export function useEnabledChannels(): (channel: Channel) => boolean {
  const { data } = useQuery({ ...sendingQuery(), enabled: useMay('notifications:read') });
  return (channel) => data?.channels.find((one) => one.channel === channel)?.enabled ?? true;
}
