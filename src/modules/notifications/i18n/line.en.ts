import type { Texts } from '#platform/contract/texts/texts.ts';
import type { lineTh } from './line.th.ts';

/** Texts with which people link their LINE account, in English. */
export const lineEn = {
  title: 'LINE account',
  hint: 'Link your LINE account to get the notifications of this company on LINE',
  not_available: 'The administrator has not enabled LINE yet',
  not_linked: 'No account is linked',
  linked: 'Linked since {{at}}',
  unfollowed:
    'You have blocked the LINE account of the company since {{at}} and get no notifications on LINE. Unblock it to get them again.',
  link: 'Link LINE account',
  link_again: 'Link another account',
  link_failed: 'No code could be requested',
  scan: 'Scan it with the camera of your phone and send the code in the chat, or type this code to the account of the company',
  qr: 'QR code that opens the LINE chat with the code',
  copy: 'Copy the code',
  expires: 'Works once, until {{at}}',
  open: 'Open LINE on this device',
  unlink: 'Unlink',
  unlink_title: 'Unlink your LINE account?',
  unlink_text: 'You get no notifications on LINE any more, and what waits for it is not sent.',
  unlinked: 'Your LINE account is unlinked',
  unlink_failed: 'The account could not be unlinked',
} satisfies Texts<typeof lineTh>;
