import { z } from 'zod';
import { th as agents } from '#modules/agents/i18n/th.ts';
import { places } from '#modules/agents/i18n/places.ts';
import { places as customerPlaces } from '#modules/customers/i18n/places.ts';
import { th as identity } from '#modules/identity/i18n/th.ts';
import { th } from '#platform/contract/texts/th.ts';
import { administratorHeaders } from '../administrator-headers.ts';
import { EXAMPLE } from '../agents/agents-at-work.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { newPerson } from '../identity/new-person.ts';
import { storedIn } from '../stored-in.ts';

test('the home page leads to what waits and what failed, and an agent can be asked from it', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.goto('/');
  const figures = page.getByRole('list', { name: th.home.figures });
  await expect(page.getByRole('heading', { name: th.home.failed })).toBeVisible();
  await expect(page.getByRole('status', { name: th.feedback.loading })).toHaveCount(0);
  // A figure of zero would only take up room.
  await expect(figures.getByText('0', { exact: true })).toHaveCount(0);
  await expectAccessible();
  await takePicture('home-administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await takePicture('home-administrator-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('textbox', { name: agents.ask.title }).fill('อ้อยไฟไหม้ถูกหักเงินเท่าไร');
  await page.getByRole('button', { name: agents.ask.send, exact: true }).click();
  await expect(page).toHaveURL(/tab=ask&conversation=/);
  await expect(page.getByRole('article', { name: 'อ้อยไฟไหม้ถูกหักเงินเท่าไร' })).toBeVisible();

  // Where one was is one press away.
  await page.getByRole('link', { name: th.shell.home }).first().click();
  await expect(page.getByRole('heading', { name: th.home.recent, exact: true })).toBeVisible();
});

test('records of every register that were opened are listed, also after a reload', async ({
  page,
}) => {
  const lists = [
    '/customers',
    '/quotations',
    '/farmer-quotas',
    '/land-plots',
    '/contracts',
    '/cane-surveys',
  ];
  for (const list of lists) {
    await page.goto(list);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}`));
    await expect(
      page.locator('[aria-current="page"][data-named], [data-named] [aria-current]'),
    ).toBeVisible();
    // It is stored a moment later; of people, only the addresses.
    const stored = async () => (await storedIn(page))['backoffice'] ?? '';
    await expect.poll(stored).toContain(new URL(page.url()).pathname);
  }
  await page.goto('/');
  const recent = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: th.home.recent, exact: true }) });
  await expect(recent.getByRole('link')).toHaveCount(lists.length);
  for (const list of lists) {
    await expect(recent.locator(`a[href^="${list}/"]`)).toHaveText(/.+/);
  }
});

test('invitations that nobody used are among what needs somebody, and lead to the people', async ({
  page,
}) => {
  const headers = await administratorHeaders(page.request);
  const roles = await page.request.get('/v1/roles', { headers });
  const { data } = z
    .object({ data: z.array(z.object({ id: z.string(), built_in: z.string().nullable() })) })
    .parse(await roles.json());
  const role_id = data.find(({ built_in }) => built_in === 'viewer')?.id;
  const username = `waiting-${Date.now()}`;
  const answer = await page.request.post('/v1/users', {
    headers,
    data: { username, email: null, role_id, employee_id: null },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: identity.users.news.invited })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/settings\/users\?/);
  await expect(
    page.getByRole('row').filter({ hasText: identity.users.statuses.invited }).first(),
  ).toBeVisible();
});

test('a part that cannot be loaded says so in its place, and the others are there', async ({
  page,
  expectAccessible,
  takePicture,
}) => {
  await page.route('**/v1/agents/mine', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  const failure = page.getByRole('alert').first();
  await expect(failure).toBeVisible();
  // One message a list, and what others have to say beside it.
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: th.home.waiting, exact: true })).toBeVisible();
  await expectAccessible();
  await takePicture('home-failing');
  await page.unroute('**/v1/agents/mine');
  await failure.getByRole('button', { name: th.feedback.try_again }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('somebody new', () => {
  test.use({ visitor: 'stranger' });

  test('on the staff is offered the first steps, and reads nothing of agents they do not own', async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    await page.goto('/login');
    await signIn(page, await newPerson(request));
    await expect(page.getByText(th.home.none_waiting)).toBeVisible();
    await expect(page.getByText(th.home.none_failed)).toBeVisible();
    const { agents: ownAgents, files, running_syncs } = agents.home;
    for (const figure of [ownAgents, files, running_syncs]) {
      await expect(page.getByText(figure, { exact: true })).toHaveCount(0);
    }
    // What is done every day is offered first, all else one press away.
    await expect(page.getByRole('link', { name: customerPlaces.th.create })).toBeVisible();
    await expectAccessible();
    await takePicture('home-staff');
    const agent = page.getByRole('link', { name: places.th.create });
    await expect(agent).toHaveCount(0);
    const [beforeCount = ''] = th.home.more_actions.split('{{count}}');
    await page.getByRole('button', { name: beforeCount }).click();
    await expect(agent).toBeVisible();
  });

  test('who may only read is offered what there is to see, and lands at the questions of an agent', async ({
    page,
    request,
    expectAccessible,
    takePicture,
  }) => {
    await page.goto('/login');
    await signIn(page, await newPerson(request, 'viewer'));
    await expect(page.getByRole('heading', { name: th.home.begin })).toBeVisible();
    await expect(page.getByRole('link', { name: places.th.create })).toHaveCount(0);
    await expectAccessible();
    await takePicture('home-viewer');
    await page.goto(EXAMPLE);
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('textbox', { name: agents.ask.title })).toBeVisible();
    await expect(page.getByRole('tab', { name: agents.detail.tabs.ask })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
