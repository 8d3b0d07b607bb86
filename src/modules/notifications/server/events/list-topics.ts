import type { Topic } from '#modules/notifications/contract/events.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { featureId, type EventCatalogue } from './event-catalogue.ts';

/** What messages that people write themselves are about, for those who mute them or look for them. */
export const MESSAGE_TOPICS = ['notifications', 'notifications.custom'] as const;
const MESSAGES = 'notifications:entities.notification_custom';

interface Topics {
  readonly catalogue: EventCatalogue;
  readonly translator: Translator;
}

/** The modules and features of which a person can be notified: they may see their records. */
export function listTopics(
  { catalogue, translator }: Topics,
  { permissions, language }: Pick<Scope, 'permissions' | 'language'>,
): Topic[] {
  const features = [...catalogue.events.values()]
    .filter(
      ({ feature: { permission } }) => permission === undefined || permissions.has(permission),
    )
    .map((event) => catalogue.describe(event, language).feature);
  const byModule = Map.groupBy(
    [...new Map(features.map((feature) => [feature.id, feature])).values()],
    ({ module }) => module.id,
  );
  const topics = [...byModule.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [{ ...first.module, features: own.map(({ id, name }) => ({ id, name })) }];
  });
  const [id, feature] = MESSAGE_TOPICS;
  const messages = { id: feature, name: translator.translate(language, MESSAGES) };
  const name = translator.translate(language, 'notifications:permissions.title');
  return [...topics, { id, name, features: [messages] }];
}

/** The name of a feature by which people mute; nothing where no module declares it any more. */
export function nameTopic(
  { catalogue, translator }: Topics,
  { topic, language }: { readonly topic: string; readonly language: Language },
): string | undefined {
  if (topic === MESSAGE_TOPICS[1]) return translator.translate(language, MESSAGES);
  const event = [...catalogue.events.values()].find((one) => featureId(one) === topic);
  return event && catalogue.describe(event, language).feature.name;
}
