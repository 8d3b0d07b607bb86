import { expect, it } from 'vitest';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { isMuted, mute, type Mutes } from './mutes.ts';

const engines = { topic: 'engines', channel: 'SMS' } as const;

it('a topic is muted on one channel and no longer', () => {
  const muted = mute([], engines, true);
  expect(muted).toEqual([engines]);
  expect(isMuted(muted, engines)).toBe(true);
  expect(isMuted(muted, { ...engines, channel: 'Email' })).toBe(false);
  expect(mute(muted, engines, false)).toEqual([]);
});

it('a topic that is muted on every channel is muted as a whole, and opened on one leaves the others muted', () => {
  const all = CHANNELS.reduce<Mutes>(
    (mutes, channel) => mute(mutes, { topic: 'engines', channel }, true),
    [],
  );
  expect(all).toEqual([{ topic: 'engines', channel: null }]);
  expect(mute(all, engines, false).map(({ channel }) => channel)).toEqual([
    'System',
    'Line',
    'Email',
  ]);
});

it('everything on a channel is muted channel by channel', () => {
  const all = CHANNELS.reduce<Mutes>(
    (mutes, channel) => mute(mutes, { topic: null, channel }, true),
    [],
  );
  expect(all).toHaveLength(CHANNELS.length);
});
