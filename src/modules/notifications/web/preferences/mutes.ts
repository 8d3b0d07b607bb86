import { CHANNELS, type Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Preferences } from '#modules/notifications/contract/preferences.ts';

export type Mutes = Preferences['mutes'];

/** A topic on a channel; without a topic everything on it. */
interface Place {
  readonly topic: string | null;
  readonly channel: Channel;
}

/** Whether exactly this is muted, not something that contains it. */
export function isMuted(mutes: Mutes, { topic, channel }: Place): boolean {
  return mutes.some(
    (each) =>
      each.topic === topic &&
      (each.channel === channel || (each.channel === null && topic !== null)),
  );
}

/** Mutes it, or no longer; a topic that is muted on all channels is muted on those of later, too. */
export function mute(mutes: Mutes, { topic, channel }: Place, on: boolean): Mutes {
  const muted = CHANNELS.filter((each) =>
    each === channel ? on : isMuted(mutes, { topic, channel: each }),
  );
  const whole = topic !== null && muted.length === CHANNELS.length;
  return [
    ...mutes.filter((each) => each.topic !== topic),
    ...(whole ? [{ topic, channel: null }] : muted.map((each) => ({ topic, channel: each }))),
  ];
}
