import type { EventProperty, NotificationEvent } from '#modules/notifications/contract/events.ts';
import type { NotifiableEvents, NotifiableProperty } from '#platform/contract/notifiable.ts';
import type { NotifiableType } from '#platform/contract/notifiable-types.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Context } from '#platform/server/context.ts';
import type { NotifiableModule } from '#platform/server/events/notifiable-module.ts';
import { nameField, nameKind, nameValue } from '#platform/server/texts/name-fields.ts';
import { builtInProperties } from './built-in-properties.ts';

/** An event as its module declares it. */
export interface DeclaredEvent {
  readonly key: string;
  readonly type: NotifiableType;
  readonly module: NotifiableModule;
  readonly feature: NotifiableEvents;
  /** Its own ones, and those that every event has. */
  readonly properties: Readonly<Record<string, NotifiableProperty>>;
}

/** What modules declare, as people of a language read it. There is no other list. */
export interface EventCatalogue {
  readonly events: ReadonlyMap<string, DeclaredEvent>;
  describe(event: DeclaredEvent, language: Language): NotificationEvent;
  describeProperties(event: DeclaredEvent, language: Language): Record<string, EventProperty>;
  titleOf(property: string, event: DeclaredEvent, language: Language): string;
}

/** The id of a feature: kinds of record belong to one module, but events about them may not. */
export function featureId({ module, feature }: Pick<DeclaredEvent, 'module' | 'feature'>): string {
  return `${module.name}.${feature.feature}`;
}

/** Reads the declarations of all modules. */
export function createEventCatalogue({
  notifiable,
  translator,
}: Pick<Context, 'notifiable' | 'translator'>): EventCatalogue {
  const events = new Map(
    notifiable.flatMap((module) =>
      module.features.flatMap((feature) =>
        Object.entries(feature.events).map(([key, type]): [string, DeclaredEvent] => [
          key,
          {
            key,
            type,
            module,
            feature,
            properties: { ...builtInProperties, ...feature.properties },
          },
        ]),
      ),
    ),
  );
  const titleOf: EventCatalogue['titleOf'] = (name, { properties, module, feature }, language) => {
    const property = properties[name];
    if (property?.recipients_only === true && property.title === undefined) {
      return translator.translate(language, 'platform:notices.people');
    }
    if (property?.title !== undefined) return translator.translate(language, property.title);
    const labels = { translator, language, module: module.name, entity: feature.feature };
    return (
      nameField(labels, name) ??
      [property?.path ?? []]
        .flat()
        .map((path) => nameField(labels, path))
        .find((found) => found !== undefined) ??
      name
    );
  };
  return {
    events,
    titleOf,

    describe(event, language) {
      const { key, type, module, feature } = event;
      return {
        id: key,
        name: translator.translate(language, key.replace('.', ':events.')),
        type,
        feature: {
          id: featureId(event),
          name: nameKind({ translator, language }, feature.feature) ?? feature.feature,
          module: { id: module.name, name: translator.translate(language, module.title) },
        },
      };
    },

    describeProperties(event, language) {
      const labels = {
        translator,
        language,
        module: event.module.name,
        entity: event.feature.feature,
      };
      return Object.fromEntries(
        Object.entries(event.properties).map(([key, property]) => [
          key,
          {
            key,
            title: titleOf(key, event, language),
            type: property.type,
            choices: (property.choices ?? []).map((value) => ({
              value,
              title: nameValue({ ...labels, field: key }, value) ?? value,
            })),
            collection: property.collection ?? null,
            is_condition: property.recipients_only !== true,
            is_recipient: property.collection !== undefined,
            is_message: property.recipients_only !== true,
          },
        ]),
      );
    },
  };
}
