import { z } from 'zod';
import { data, dataPage } from '#platform/contract/envelopes.ts';
import { NOTIFIABLE_TYPES } from '#platform/contract/notifiable-types.ts';
import { PROPERTY_TYPES, RECIPIENT_COLLECTIONS } from '#platform/contract/notifiable.ts';
import { apiPageParameters } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { notificationPermissions } from './permissions.ts';

const access = notificationPermissions.name('read');

/** Modules, features and events are known by the stable keys under which modules declare them. */
export const eventKey = z.string().trim().min(1).max(100);

export const notificationModule = z.object({ id: z.string(), name: z.string() });
export const notificationFeature = z.object({
  id: z.string(),
  name: z.string(),
  module: notificationModule,
});
export const notificationEvent = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(NOTIFIABLE_TYPES),
  feature: notificationFeature,
});

export type NotificationEvent = z.output<typeof notificationEvent>;

/** A value of an event that conditions compare, recipients are found by, or messages mention. */
export const eventProperty = z.object({
  title: z.string(),
  key: z.string(),
  type: z.enum(PROPERTY_TYPES),
  choices: z.array(z.object({ value: z.string(), title: z.string() })),
  collection: z.enum(RECIPIENT_COLLECTIONS).nullable(),
  is_condition: z.boolean(),
  is_recipient: z.boolean(),
  is_message: z.boolean(),
});

export type EventProperty = z.output<typeof eventProperty>;

export const describedEvent = notificationEvent.extend({
  schema: z.object({ properties: z.record(z.string(), eventProperty) }),
});

const lookup = {
  ...apiPageParameters({ size: 1_000, most: 1_000 }),
  search: plainText(200).default(''),
};

export const listModulesRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-modules',
  access,
  summary: 'The modules that have events to notify people of',
  query: z.object(lookup),
  answers: { 200: dataPage(notificationModule) },
});

export const listFeaturesRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-features',
  access,
  summary: 'Their features: the kinds of record that events are about',
  query: z.object({ ...lookup, module_id: eventKey.optional() }),
  answers: { 200: dataPage(notificationFeature) },
});

export const listEventsRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-events',
  access,
  summary: 'The events of features that people can be notified of',
  query: z.object({
    ...lookup,
    module_id: eventKey.optional(),
    feature_id: eventKey.optional(),
    type: z.enum(NOTIFIABLE_TYPES).optional(),
  }),
  answers: { 200: dataPage(notificationEvent) },
});

export const getEventRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-events/:id',
  access,
  summary: 'An event with the schema of its properties',
  params: z.object({ id: eventKey }),
  answers: { 200: data(describedEvent) },
});

const named = { id: z.string(), name: z.string() };

/** A module with those of its features whose records the caller may see. */
export const topic = z.object({ ...named, features: z.array(z.object(named)) });

export type Topic = z.output<typeof topic>;

export const listTopicsRoute = defineRoute({
  method: 'GET',
  path: '/v1/notification-topics',
  access: 'member',
  summary: 'What the caller can be notified of: by this they mute, and filter their inbox',
  answers: { 200: data(z.array(topic)) },
});
