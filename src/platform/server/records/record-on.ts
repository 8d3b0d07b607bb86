import type { Transaction } from '../database/transactions.ts';
import { recordEvent, type Actor } from '../events/record-event.ts';

/** The record that records of another kind are parts of, and in whose history their changes belong. */
export interface Whole {
  readonly entity: string;
  /** The column of the part with its id. */
  readonly id: string;
  /** The field of the history that has the part before and after. */
  readonly as: string;
}

interface Subject {
  readonly entity: string;
  readonly partOf: Whole | undefined;
}

interface Change {
  readonly row: object;
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Makes what records events of a record: on itself, or on the record that it is a part of. */
export function recordOn({ entity, partOf }: Subject) {
  return (tx: Transaction, scope: Actor, { row, ...event }: Change): Promise<void> => {
    const idIn = (column: string) => String(new Map(Object.entries(row)).get(column));
    if (partOf === undefined)
      return recordEvent(tx, scope, { ...event, entity, entityId: idIn('id') });
    const inWhole = (part: unknown) => (part === undefined ? undefined : { [partOf.as]: part });
    return recordEvent(tx, scope, {
      name: event.name,
      before: inWhole(event.before),
      after: inWhole(event.after),
      entity: partOf.entity,
      entityId: idIn(partOf.id),
    });
  };
}
