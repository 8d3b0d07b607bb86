import type { NotifiedEvent } from '#platform/contract/notifiable.ts';
import type { DeclaredEvent } from '../events/event-catalogue.ts';

/** A row of the event log, as it is matched. */
export interface LoggedEvent extends NotifiedEvent {
  readonly sequence: number;
  readonly at: string;
  readonly user_id: string | null;
  readonly employee_id: number | null;
}

/** The value of a property, or undefined where the event has none: of the record as it is, or as it was. */
export function readProperty(
  declared: DeclaredEvent,
  { event, name, when = 'now' }: { event: LoggedEvent; name: string; when?: 'now' | 'before' },
): unknown {
  if (name === 'actor') return event.employee_id ?? event.user_id ?? undefined;
  if (name === 'at') return event.at;
  if (name === 'event') return declared.key;
  const property = declared.properties[name];
  if (property === undefined) return undefined;
  const paths = property.path === undefined ? [name] : [property.path].flat();
  const sources =
    when === 'before' || property.from === 'before' ? [event.before] : [event.after, event.before];
  for (const source of sources) {
    for (const path of paths) {
      const value = fieldOf(source, path);
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

function fieldOf(source: unknown, path: string): unknown {
  if (typeof source !== 'object' || source === null) return undefined;
  return Reflect.get(source, path);
}

/** The ids in a value: one, several, or those of records such as `{ id, name }`. */
export function idsIn(value: unknown): (string | number)[] {
  return [value].flat(2).flatMap((one: unknown) => {
    if (typeof one === 'string' || typeof one === 'number') return [one];
    const id = fieldOf(one, 'id');
    return typeof id === 'string' || typeof id === 'number' ? [id] : [];
  });
}
