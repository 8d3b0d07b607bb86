import { z } from 'zod';
import { th } from '#modules/agents/i18n/th.ts';
import { th as platform } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { expect, test } from '../fixtures.ts';

const agents = z.object({
  data: z.array(
    z.object({ id: z.string(), name: z.string(), latest_sync_at: z.string().nullable() }),
  ),
});

test('Home asks the agent that somebody opened last, and otherwise the one that was synced last', async ({
  page,
  request,
}) => {
  const answer = await request.get('/v1/agents?sort=-latest_sync_at', {
    headers: await administratorHeaders(request),
  });
  const { data } = agents.parse(await answer.json());
  const [, other] = data.filter(({ latest_sync_at }) => latest_sync_at !== null);
  if (other === undefined) throw new Error('Several agents of the examples were synced');
  await page.goto(`/cms/agent-management/${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  await page.getByRole('link', { name: platform.shell.home }).first().click();
  const asked = page.getByRole('combobox', { name: th.home.choose_agent });
  await expect(asked).toHaveValue(other.name);
});
