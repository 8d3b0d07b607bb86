import type { Topic } from '#modules/notifications/contract/events.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import type { EventCatalogue } from './event-catalogue.ts';

/** What messages that people write themselves are about, for those who mute them or look for them. */
export const MESSAGE_TOPICS = ['notifications', 'notifications.custom'] as const;

/** The modules and features of which a person can be notified: they may see their records. */
export function listTopics(
  { catalogue, translator }: { catalogue: EventCatalogue; translator: Translator },
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
  const [module, feature] = MESSAGE_TOPICS;
  const name = (key: string) => translator.translate(language, `notifications:${key}`);
  const messages = { id: feature, name: name('entities.notification_custom') };
  return [...topics, { id: module, name: name('permissions.title'), features: [messages] }];
}
