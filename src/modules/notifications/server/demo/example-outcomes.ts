import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { DeliveryReason, DeliveryState } from '#modules/notifications/contract/records.ts';

/** What became of a delivery. */
export interface ExampleOutcome {
  readonly state: Exclude<DeliveryState, 'queued' | 'sending'>;
  readonly reason?: DeliveryReason;
  /** What the provider answered, where it was asked. */
  readonly answer?: string;
  readonly cost?: string;
}

const SENT_MAIL = { state: 'sent', answer: '250 2.0.0 Ok: queued as 4Wk2Xr0Zb7' } as const;
const DELIVERED_SMS = {
  state: 'delivered',
  answer: '201 Created, SM7f3a91c2',
  cost: 'THB 0.45',
} as const;

/**
 * What becomes of deliveries, in turns: each state and most reasons that a channel knows. None waits: the
 * channels of the examples are off, and would send it once somebody enables them.
 */
export const EXAMPLE_OUTCOMES: Readonly<Record<Channel, readonly ExampleOutcome[]>> = {
  System: [{ state: 'read' }, { state: 'delivered' }, { state: 'skipped', reason: 'muted' }],
  Email: [
    SENT_MAIL,
    {
      state: 'failed',
      reason: 'bad_address',
      answer: '550 5.1.1 Recipient address rejected: User unknown',
    },
    SENT_MAIL,
    { state: 'skipped', reason: 'channel_off' },
    { state: 'skipped', reason: 'bounced' },
    { state: 'unknown', reason: 'process_died', answer: '' },
    SENT_MAIL,
    { state: 'failed', reason: 'refused', answer: '554 5.7.1 Message rejected by policy' },
  ],
  SMS: [
    DELIVERED_SMS,
    { state: 'skipped', reason: 'channel_off' },
    { state: 'failed', reason: 'undelivered', answer: '201 Created, SM2b7d0e44' },
    DELIVERED_SMS,
    { state: 'skipped', reason: 'no_address' },
    { state: 'failed', reason: 'refused', answer: '400 Bad Request: insufficient credit' },
    DELIVERED_SMS,
  ],
  Line: [
    { state: 'sent', answer: '200 OK, 461230966842064897' },
    { state: 'skipped', reason: 'unfollowed' },
    { state: 'skipped', reason: 'no_address' },
  ],
};
