import type { Icon, Label, Place, RecordAct } from '../module.ts';

/**
 * Makes places from their names and the other words for them, by keys:
 * `const place = namePlaces(names, also)`, then `place('uses', '/engine-management/$id?tab=uses')`.
 */
export function namePlaces<Key extends string>(
  names: Readonly<Record<Key, Label>>,
  also: Readonly<Record<NoInfer<Key>, Label>>,
) {
  return (key: Key, to: string): Place => ({ to, label: names[key], also: also[key] });
}

/** The same for what can be done to a record: `act('delete_this', 'agents.delete', IconTrash)`. */
export function nameActs<Key extends string>(
  names: Readonly<Record<Key, Label>>,
  also: Readonly<Record<NoInfer<Key>, Label>>,
) {
  return (key: Key, act: string, icon: Icon): RecordAct => ({
    act,
    label: names[key],
    also: also[key],
    icon,
  });
}
