import { contractEvents } from '#modules/cane-contracts/contract/contracts.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Approvers are notified of what waits for them, and those who handed a contract in of what became of it. */
export const contractDefaults: readonly DefaultSetting[] = [
  {
    event: contractEvents.submitted,
    text: 'cane-contracts:inbox.approval_wanted',
    tone: 'info',
    to: ['tell'],
  },
  {
    event: contractEvents.approved,
    text: 'cane-contracts:inbox.approved',
    tone: 'success',
    to: ['tell'],
  },
  {
    event: contractEvents.rejected,
    text: 'cane-contracts:inbox.rejected',
    tone: 'warning',
    to: ['tell'],
  },
  {
    event: contractEvents.activated,
    text: 'cane-contracts:inbox.activated',
    tone: 'success',
    to: ['tell'],
  },
  {
    event: contractEvents.cancelled,
    text: 'cane-contracts:inbox.cancelled',
    tone: 'warning',
    to: ['tell'],
  },
];
