import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as routes from '#platform/contract/views.routes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';

let app: TestApp;
let lists = 0;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
});

afterAll(() => app.close());

const newcomer = async () => signIn(app, await addUser(app, { permissions: ['engines:read'] }));
const newList = () => `list-${(lists += 1)}`;

function save(
  person: SignedIn,
  list: string,
  view: { readonly name: string; readonly shared?: boolean },
) {
  const address = '?status=active&sort=-name';
  return person.ask(routes.createViewRoute, {
    body: { list, address, columns: ['name', 'status'], ...view },
  });
}

async function namesFor(person: SignedIn, list: string) {
  const { data } = await person.ask(routes.listViewsRoute, { query: { list } });
  return data.map(({ name }) => name);
}

const changeOf = ({ name, shared, address, columns, updated_at }: routes.SavedView) => ({
  name,
  shared,
  address,
  columns,
  updated_at,
});

describe('views of a list', () => {
  it('store filters, sorting and columns, and are found in their list alone', async () => {
    const person = await newcomer();
    const list = newList();
    const view = await save(person, list, { name: 'In use' });
    expect(view).toMatchObject({
      list,
      name: 'In use',
      shared: false,
      address: '?status=active&sort=-name',
      columns: ['name', 'status'],
      is_own: true,
      is_default: false,
      may_change: true,
    });
    const found = await person.ask(routes.listViewsRoute, { query: { list } });
    expect(found.data).toEqual([view]);
    expect(await namesFor(person, newList())).toEqual([]);
  });

  it('are seen by others of the company only once they are shared', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const list = newList();
    const view = await save(owner, list, { name: 'Mine' });
    expect(await namesFor(other, list)).toEqual([]);
    await owner.ask(routes.updateViewRoute, {
      params: { id: view.id },
      body: { ...changeOf(view), shared: true },
    });
    const { data } = await other.ask(routes.listViewsRoute, { query: { list } });
    expect(data).toMatchObject([{ name: 'Mine', is_own: false, may_change: false }]);
  });

  it('of a list that somebody may not see do not exist for them, also where they are shared', async () => {
    const [owner, other] = [await signIn(app), await newcomer()];
    const list = 'users';
    const view = await save(owner, list, { name: 'People who left', shared: true });
    expect(await namesFor(other, list)).toEqual([]);
    expect((await other.call('GET', `/v1/views/${view.id}`)).status).toBe(404);
    const body = { is_default: true };
    expect((await other.call('PUT', `/v1/views/${view.id}/default`, { body })).status).toBe(404);
    // What they saved before they lost the permission stays their own.
    await save(other, list, { name: 'Mine' });
    expect(await namesFor(other, list)).toEqual(['Mine']);
  });

  it('are listed with own ones first', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const list = newList();
    await save(owner, list, { name: 'A of somebody else', shared: true });
    await save(other, list, { name: 'ข' });
    await save(other, list, { name: 'ก' });
    expect(await namesFor(other, list)).toEqual(['ก', 'ข', 'A of somebody else']);
  });

  it('are changed and deleted by their owner and by administrators, and by nobody else', async () => {
    const [owner, other, administrator] = [await newcomer(), await newcomer(), await signIn(app)];
    const list = newList();
    const shared = await save(owner, list, { name: 'Shared', shared: true });
    const path = `/v1/views/${shared.id}`;
    const renamed = { ...changeOf(shared), name: 'Renamed' };
    expect((await other.call('PUT', path, { body: renamed })).status).toBe(403);
    expect((await other.call('DELETE', path)).status).toBe(403);
    expect((await administrator.call('PUT', path, { body: renamed })).status).toBe(200);
    expect((await owner.call('PUT', path, { body: renamed })).status).toBe(409);
    expect((await administrator.call('DELETE', path)).status).toBe(204);
    expect(await namesFor(owner, list)).toEqual([]);
  });

  it('do not exist for others, administrators included, while they are personal', async () => {
    const [owner, administrator] = [await newcomer(), await signIn(app)];
    const view = await save(owner, newList(), { name: 'Personal' });
    const path = `/v1/views/${view.id}`;
    expect((await administrator.call('DELETE', path)).status).toBe(404);
    expect((await administrator.call('PUT', path, { body: changeOf(view) })).status).toBe(404);
    const body = { is_default: true };
    expect((await administrator.call('PUT', `${path}/default`, { body })).status).toBe(404);
  });

  it('have one name each, in whichever case and width, with the refusal at the name', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const list = newList();
    await save(person, list, { name: 'Due soon', shared: true });
    const again = { list, name: 'DUE  ＳＯＯＮ' };
    const own = await person.call('POST', '/v1/views', { body: again });
    expect(own.status).toBe(400);
    expect(own.body).toMatchObject({
      fields: [{ path: 'name', code: 'settings:errors.view_name_taken' }],
    });
    // A personal view of another person may have the name, a second shared one may not.
    expect((await other.call('POST', '/v1/views', { body: again })).status).toBe(201);
    const shared = { ...again, name: 'due soon', shared: true };
    const third = await (await newcomer()).call('POST', '/v1/views', { body: shared });
    expect(third.body).toMatchObject({
      fields: [{ path: 'name', code: 'settings:errors.view_name_shared' }],
    });
  });

  it.each([
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a character that no database stores', { name: 'a\0' }, 'name'],
    ['an address that is too long', { address: 'x'.repeat(2001) }, 'address'],
    ['too many columns', { columns: Array.from({ length: 101 }, () => 'x') }, 'columns'],
  ])('refuse %s', async (_what, bad, path) => {
    const person = await newcomer();
    const body = { list: newList(), name: 'View', ...bad };
    const answer = await person.call('POST', '/v1/views', { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path }] });
  });

  it('open a list for one person, one view at a time', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const list = newList();
    const first = await save(person, list, { name: 'First', shared: true });
    const second = await save(person, list, { name: 'Second' });
    const choose = (who: SignedIn, { id }: routes.SavedView, is_default: boolean) =>
      who.ask(routes.chooseDefaultViewRoute, { params: { id }, body: { is_default } });
    const chosenBy = async (who: SignedIn) => {
      const { data } = await who.ask(routes.listViewsRoute, { query: { list } });
      return data.filter(({ is_default }) => is_default).map(({ name }) => name);
    };
    expect((await choose(person, first, true)).is_default).toBe(true);
    await choose(person, second, true);
    expect(await chosenBy(person)).toEqual(['Second']);
    expect(await chosenBy(other)).toEqual([]);
    await choose(other, first, true);
    await choose(person, second, false);
    expect(await chosenBy(person)).toEqual([]);
    expect(await chosenBy(other)).toEqual(['First']);
  });

  it('no longer open the list for others once they are shared no more', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const list = newList();
    const view = await save(owner, list, { name: 'For all', shared: true });
    const choice = { params: { id: view.id }, body: { is_default: true } };
    await other.ask(routes.chooseDefaultViewRoute, choice);
    await owner.ask(routes.chooseDefaultViewRoute, choice);
    const share = async (shared: boolean, updated_at: string) =>
      owner.ask(routes.updateViewRoute, {
        params: { id: view.id },
        body: { ...changeOf(view), shared, updated_at },
      });
    const { updated_at, is_default } = await share(false, view.updated_at);
    expect(is_default).toBe(true);
    await share(true, updated_at);
    const { data } = await other.ask(routes.listViewsRoute, { query: { list } });
    expect(data).toMatchObject([{ name: 'For all', is_default: false }]);
  });

  it('are at most a hundred of one list for one person', async () => {
    const person = await newcomer();
    const list = newList();
    for (let number = 1; number <= 100; number += 1) {
      await save(person, list, { name: `View ${number}` });
    }
    const body = { list, name: 'One too many' };
    const answer = await person.call('POST', '/v1/views', { body });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'settings.views_full' });
    await save(person, newList(), { name: 'Of another list' });
  });
});
