import { afterAll, beforeAll, expect, it } from 'vitest';
import * as routes from '#modules/notifications/contract/events.ts';
import { properties, type NotifiableEvents } from '#platform/contract/notifiable.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { addUser, signIn, type SignedIn } from '#tests/support/sign-in.ts';
import { createEventCatalogue } from './event-catalogue.ts';

let app: TestApp;
let keeper: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ role: 'web' });
  keeper = await signIn(app, await addUser(app, { role: 'manager' }));
});
afterAll(() => app.close());

it('modules, their features and their events are what modules declare', async () => {
  const modules = await keeper.ask(routes.listModulesRoute, {});
  expect(modules.data.map(({ id }) => id)).toEqual(app.context.notifiable.map(({ name }) => name));
  expect(modules.meta.pagination).toMatchObject({ page: 1, pageCount: 1 });

  const features = await keeper.ask(routes.listFeaturesRoute, { query: { module_id: 'engines' } });
  expect(features.data).toMatchObject([{ id: 'engines.engine', module: { id: 'engines' } }]);

  const english = { 'accept-language': 'en' };
  const events = await keeper.ask(routes.listEventsRoute, {
    query: { feature_id: 'engines.engine', type: 'Anomaly' },
    headers: english,
  });
  expect(events.data.map(({ id }) => id)).toEqual([
    'engines.deprecated',
    'engines.deactivated',
    'engines.deleted',
  ]);

  const { data: event } = await keeper.ask(routes.getEventRoute, {
    params: { id: 'engines.deprecated' },
    headers: english,
  });
  expect(event.schema.properties['status']).toMatchObject({
    title: 'Status',
    type: 'choice',
    is_condition: true,
    is_recipient: false,
    is_message: true,
  });
  expect(event.schema.properties['status']?.choices).toContainEqual({
    value: 'active',
    title: 'Active',
  });
  expect(event.schema.properties['tell']).toMatchObject({
    is_condition: false,
    is_recipient: true,
    is_message: false,
    collection: 'employee',
  });
  expect((await keeper.call('GET', '/api/notification-events/nothing.happened')).status).toBe(404);
});

it('an event that another module declares is there without another line', () => {
  const parcels: NotifiableEvents = {
    feature: 'engine',
    events: { 'engines.created': 'Succession' },
    properties: { weight: properties.number({ title: 'engines:fields.name' }) },
  };
  const catalogue = createEventCatalogue({
    ...app.context,
    notifiable: [{ name: 'parcels', title: 'engines:permissions.title', features: [parcels] }],
  });
  const [event] = [...catalogue.events.values()];
  if (event === undefined) throw new Error('Nothing is declared');
  expect(catalogue.describe(event, 'en')).toMatchObject({
    id: 'engines.created',
    type: 'Succession',
    feature: { id: 'parcels.engine', module: { id: 'parcels' } },
  });
  expect(Object.keys(catalogue.describeProperties(event, 'th'))).toContain('weight');
});

/** A value that is a word itself, such as the status Active of the specification, may be its title. */
const isRaw = (key: string, title: string) =>
  key.split(' ').at(-1) === title && !/^[A-Z]/.test(title);

it.each(LANGUAGES)('everything that is declared has a title (%s)', (language) => {
  const catalogue = createEventCatalogue(app.context);
  const raw = [...catalogue.events.values()].flatMap((event) => {
    const { name, feature } = catalogue.describe(event, language);
    const described = Object.values(catalogue.describeProperties(event, language));
    const choices = described.flatMap((property) =>
      property.choices.map(({ value, title }) => [`${property.key} ${value}`, title] as const),
    );
    return [
      ['event', name] as const,
      ['feature', feature.name] as const,
      ['module', feature.module.name] as const,
      ...described.map(({ key, title }) => [key, title] as const),
      ...choices,
    ]
      .filter(([key, title]) => isRaw(key, title) || title.includes(':'))
      .map(([key]) => `${event.key}: ${key}`);
  });
  expect(raw).toEqual([]);
});
