import type { Topic } from '#modules/notifications/contract/events.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { EventCatalogue } from './event-catalogue.ts';

/** The modules and features of which a person can be notified: they may see their records. */
export function listTopics(
  catalogue: EventCatalogue,
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
  return [...byModule.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [{ ...first.module, features: own.map(({ id, name }) => ({ id, name })) }];
  });
}
