import { expect, it } from 'vitest';
import { createOutboundClient } from '#platform/server/outbound/outbound-client.ts';
import { callWebhook } from './call-webhook.ts';
import { startWebhookStandIn } from './testing/webhook-stand-in.ts';

it('A workflow that answers without end is cut off when its time is up', async () => {
  const workflow = await startWebhookStandIn();
  const outbound = createOutboundClient({ allowLoopback: true });
  workflow.answer((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const drip = setInterval(() => response.write('data: อ้อย\n\n'), 20);
    response.once('close', () => clearInterval(drip));
  });
  const call = {
    companyId: 1,
    url: workflow.url,
    secrets: [],
    json: {},
    quietMs: 60_000,
    timeoutMs: 300,
  };
  const outcome = await callWebhook(outbound, call);
  expect(outcome).toMatchObject({ failure: 'too_slow', status: 200 });
  expect(outcome.text).toContain('อ้อย');
  await outbound.close();
  await workflow.close();
});
