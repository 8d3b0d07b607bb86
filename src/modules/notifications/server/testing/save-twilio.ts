import { smsChannelRoutes } from '#modules/notifications/contract/sms-channel.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';
import type { GatewayStandIn } from './gateway-stand-in.ts';

/** Saves that SMS go to a stand-in as to Twilio, with whatever else is given. */
export async function saveTwilio(
  administrator: SignedIn,
  gateway: GatewayStandIn,
  change: object = {},
) {
  const { data } = await administrator.ask(smsChannelRoutes.get, {});
  return administrator.ask(smsChannelRoutes.change, {
    body: {
      preset: 'twilio',
      headers: '',
      body_kind: 'json',
      body: '',
      message_id_path: '',
      receipt_id_path: '',
      receipt_state_path: '',
      url: gateway.url,
      account: 'AC123',
      sender: '+15005550006',
      secret: 'token of the gateway',
      enabled: true,
      per_minute: 6_000,
      updated_at: data.updated_at,
      ...change,
    },
  });
}
