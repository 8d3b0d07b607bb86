import { engineEvents } from '#modules/engines/contract/engines.ts';
import type { DefaultSetting } from '#platform/contract/notifiable.ts';

/** Who registered an engine, and who changed it last, is notified when somebody else takes it out of use. */
export const engineDefaults: readonly DefaultSetting[] = [
  {
    event: engineEvents.deprecated,
    text: 'engines:inbox.deprecated',
    tone: 'warning',
    to: ['tell'],
  },
  {
    event: engineEvents.deactivated,
    text: 'engines:inbox.deactivated',
    tone: 'warning',
    to: ['tell'],
  },
];
