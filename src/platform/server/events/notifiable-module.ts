import type { NotifiableEvents } from '#platform/contract/notifiable.ts';

/** The events of a module that people can be notified of. */
export interface NotifiableModule {
  readonly name: string;
  /** Key of its title. */
  readonly title: string;
  readonly features: readonly NotifiableEvents[];
}
