import { expect, it } from 'vitest';
import { quotationRoutes } from '#modules/quotations/contract/quotations.ts';
import { listInboxRoute } from '#platform/contract/inbox.routes.ts';
import { startTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

it('an example is in the inbox once, by how it ended, and as old as that, unless it would be there no more', async () => {
  const app = await startTestApp({ role: 'web', environment: { DEMO: '1' } });
  const administrator = await signIn(app);
  const { data } = await administrator.ask(listInboxRoute, { query: { limit: 100 } });
  const notices = data.filter(({ entity }) => entity === 'quotation');
  expect(notices.length).toBeGreaterThan(0);
  const kept = Date.now() - 91 * 24 * 3600 * 1000;
  expect(data.filter(({ at }) => Date.parse(at) < kept)).toEqual([]);
  expect(new Set(notices.map(({ record_id }) => record_id)).size).toBe(notices.length);
  for (const { record_id, at } of notices) {
    const params = { id: record_id };
    const { data: quotation } = await administrator.ask(quotationRoutes.get, { params });
    expect([quotation.quotation_number, quotation.status]).toEqual([
      quotation.quotation_number,
      expect.stringMatching(/^(?:submitted|in_approval)$/),
    ]);
    expect(at).toBe(quotation.status_at);
  }
  await app.close();
});
