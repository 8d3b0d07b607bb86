import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  listFailureCausesRoute,
  listRecipientsRoute,
  resendFailedRoute,
  resendRoute,
} from '#modules/notifications/contract/records.ts';
import { startMailCompany } from '../testing/mail-company.ts';
import { workOff } from '../testing/work-off.ts';

let company: Awaited<ReturnType<typeof startMailCompany>>;

beforeAll(async () => {
  company = await startMailCompany();
});
afterAll(() => company.close());
beforeEach(() => company.reset());

it('what failed is listed by cause, and all of one cause is sent again at once', async () => {
  const { administrator } = company;
  company.mailServer.manner = 'unknown_recipient';
  await company.notify('RESEND-1');
  // An address that bounced gets nothing for a while.
  await company.giveAddress('second@test.example');
  await company.notify('RESEND-2');
  const causes = async () => (await administrator.ask(listFailureCausesRoute, {})).data;
  expect(await causes()).toMatchObject([{ channel: 'Email', reason: 'bad_address', count: 2 }]);
  const query = { state: 'failed', reason: 'bad_address', channel: 'Email' } as const;
  const listed = await administrator.ask(listRecipientsRoute, { query });
  expect(listed.data).toHaveLength(2);
  company.mailServer.manner = 'kind';
  const { data } = await administrator.ask(resendFailedRoute, {
    body: { channel: 'Email', reason: 'bad_address' },
  });
  expect(data).toEqual({ resent: 2 });
  await workOff(company.app.context);
  expect(company.mailServer.received).toHaveLength(2);
  expect(await causes()).toEqual([]);
});

it('only what failed is sent again, and never on System', async () => {
  const { administrator } = company;
  const { id } = await company.notify('RESEND-3');
  await expect(administrator.ask(resendRoute, { params: { id } })).rejects.toThrow(
    '409: {"success":false,"code":"notifications.resend_not_failed"',
  );
  const all = administrator.ask(resendFailedRoute, {
    body: { channel: 'System', reason: 'refused' },
  });
  await expect(all).rejects.toThrow('"code":"notifications.resend_system"');
});
