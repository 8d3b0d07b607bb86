import { z } from 'zod';
import { everyField } from '#platform/contract/every-field.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { channelBasics, channelRoutes, channelSecret, describedChannel } from './channels.ts';

export const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'off'] as const;

const address = z.union([z.literal(''), z.email('notifications:errors.email_invalid').max(254)]);

/** What is not secret. */
export const emailSettings = z.strictObject({
  /** Blank for the mail server of this installation. */
  host: plainText(253).default(''),
  port: z.int32().min(1).max(65_535).default(587),
  encryption: z.enum(MAIL_ENCRYPTIONS).default('starttls'),
  username: plainText(200).default(''),
  sender: address.default(''),
  sender_name: plainText(100)
    .refine((text) => !/[\r\n]/.test(text), 'notifications:errors.title_has_lines')
    .default(''),
  /** Where answers go, if not to the sender. */
  reply_to: address.default(''),
});

export const emailChannelChange = z.strictObject({
  ...everyField(emailSettings.shape),
  ...channelBasics,
  password: channelSecret,
});

export type EmailChannelChange = z.output<typeof emailChannelChange>;

export const emailChannel = describedChannel.extend({
  host: z.string(),
  port: z.number().int(),
  encryption: z.enum(MAIL_ENCRYPTIONS),
  username: z.string(),
  sender: z.string(),
  sender_name: z.string(),
  reply_to: z.string(),
  has_password: z.boolean(),
  /** Whether there is one that is used without a server of the company. */
  has_own_server: z.boolean(),
  /** To how many addresses nothing is sent, as mail to them bounced. */
  bounced: z.number().int(),
});

export type EmailChannel = z.output<typeof emailChannel>;

export const emailChannelRoutes = channelRoutes({
  name: 'email',
  change: emailChannelChange,
  answer: emailChannel,
  to: z.email('notifications:errors.email_invalid').max(254),
  summaries: {
    get: 'How e-mail is sent; the password is never answered',
    change: 'Change how e-mail is sent; another server needs the password again',
    test: 'Send a test now, and answer what the mail server said',
  },
});
