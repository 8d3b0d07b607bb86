import type { InboxItem } from './inbox.routes.ts';
import type { NotifiableType } from './notifiable-types.ts';
import type { Permission } from './permissions.ts';

/** Where people are found: the employees themselves, or all employees of a unit. */
export const RECIPIENT_COLLECTIONS = ['department', 'position', 'employee'] as const;

export type RecipientCollection = (typeof RECIPIENT_COLLECTIONS)[number];

export const PROPERTY_TYPES = [
  'text',
  'number',
  'date',
  'boolean',
  'choice',
  'person',
  'unit',
] as const;

/** A value that an event carries, as settings of notifications use it. */
export interface NotifiableProperty {
  readonly type: (typeof PROPERTY_TYPES)[number];
  /** Where it is in `after`, or in `before` of what was deleted: the first of these that is there, else its own key. */
  readonly path?: string | readonly string[];
  /** Read from the record as it was before. */
  readonly from?: 'before';
  /** Key of its title where `fields.<path>` of the module will not do. */
  readonly title?: string;
  /** The values of a choice; titles are found as the history finds them. */
  readonly choices?: readonly string[];
  /** Whose ids a person or a unit has; people may also be given as accounts. */
  readonly collection?: RecipientCollection;
  /** A number that is an amount in baht, which is always written with two decimals. */
  readonly is_money?: true;
  /** Carried for the recipients alone: neither compared nor written into messages. */
  readonly recipients_only?: true;
}

type Details = Pick<NotifiableProperty, 'path' | 'title' | 'from'>;

/** The kinds of property: `{ code: properties.text(), owner: properties.person({ path: 'owner_id' }) }`. */
export const properties = {
  text: (details: Details = {}) => ({ type: 'text', ...details }),
  number: (details: Details = {}) => ({ type: 'number', ...details }),
  /** An amount in baht. */
  money: (details: Details = {}) => ({ type: 'number', is_money: true, ...details }),
  /** A day, or a moment. */
  date: (details: Details = {}) => ({ type: 'date', ...details }),
  boolean: (details: Details = {}) => ({ type: 'boolean', ...details }),
  choice: (choices: readonly string[], details: Details = {}) => ({
    type: 'choice',
    choices,
    ...details,
  }),
  /** One employee or account, or several. */
  person: (details: Details = {}) => ({ type: 'person', collection: 'employee', ...details }),
  /** Those whom the module itself chose, for example everybody who follows a record. */
  chosen: (details: Details = {}) => ({
    type: 'person',
    collection: 'employee',
    recipients_only: true,
    ...details,
  }),
  unit: (collection: 'department' | 'position', details: Details = {}) => ({
    type: 'unit',
    collection,
    ...details,
  }),
} satisfies Record<string, (...given: never[]) => NotifiableProperty>;

/** What is stored of an event, as far as notices are made of it. */
export interface NotifiedEvent {
  readonly name: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The record that a notice leads to. */
export interface NoticePlace {
  readonly entity: string;
  readonly entity_id: string;
  /** The record that contains it. */
  readonly within: string | null;
}

/** Events of one kind of record that people can be notified of. */
export interface NotifiableEvents {
  /** The kind of record, which names the feature. */
  readonly feature: string;
  /** What people need to see these records, and so to be notified of them; without it every member may. */
  readonly permission?: Permission;
  /** Each event's type by its name. */
  readonly events: Readonly<Record<string, NotifiableType>>;
  readonly properties: Readonly<Record<string, NotifiableProperty>>;
  /**
   * Events of which also the person who did them is notified where a property names them: what came of it
   * later, or what somebody else may have done in their name.
   */
  readonly reachActor?: readonly string[];
  /** Where a notice leads, where that is not the record itself. */
  readonly place?: (event: NotifiedEvent) => Partial<NoticePlace>;
}

/** A setting that every company begins with; companies may change it or switch it off. */
export interface DefaultSetting {
  readonly event: string;
  /** Key of its text, whose placeholders are properties of the event. */
  readonly text: `${string}:${string}`;
  /** Key of what tells it from the other ones of its event, which stands behind the event in its name. */
  readonly variant?: `${string}:${string}`;
  readonly tone: InboxItem['tone'];
  /** Properties that name the recipients; `actor` is the person who did it. */
  readonly to: readonly string[];
  /** Conditions, all of which must be met. */
  readonly when?: readonly {
    readonly field: string;
    readonly operator: 'eq' | 'ne' | 'gt';
    readonly value: string | number | boolean | null;
  }[];
}
