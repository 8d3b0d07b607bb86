import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { DeclaredEvent, EventCatalogue } from './event-catalogue.ts';

/** Whether a person may see the records that events of this kind are about, and so what the events contain. */
function maySee({ permissions }: Scope, { feature: { permission } }: DeclaredEvent): boolean {
  return permission === undefined || permissions.has(permission);
}

/** The names of the events whose records a person may see. */
export function visibleEvents(scope: Scope, { events }: EventCatalogue): string[] {
  return [...events.values()].flatMap((event) => (maySee(scope, event) ? [event.key] : []));
}

/** Refuses a person who may not see the records of an event. One that nobody declares has nothing to hide. */
export function refuseHidden(scope: Scope, event: DeclaredEvent | undefined): void {
  if (event !== undefined && !maySee(scope, event)) throw errors.forbidden();
}
