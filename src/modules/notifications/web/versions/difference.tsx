import { Suspense } from 'react';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { listChanges } from './list-changes.ts';
import { ListItem } from './list-item.tsx';

interface DifferenceProps {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly properties: Readonly<Record<string, EventProperty>>;
}

/** What two versions have differently: two texts, or what left a list and what came into it. */
export function Difference({ field, before, after, properties }: DifferenceProps) {
  const t = useTexts(texts);
  if (typeof before === 'string' && typeof after === 'string') {
    return (
      <>
        <del>{before}</del> <ins>{after}</ins>
      </>
    );
  }
  const { removed = [], added = [] } = listChanges(field, { before, after }) ?? {};
  if (removed.length + added.length === 0) return t('settings.versions.changed');
  return (
    <Suspense>
      {removed.map((item) => (
        <div key={JSON.stringify(item)}>
          {t('settings.versions.removed')}{' '}
          <del>
            <ListItem item={item} properties={properties} />
          </del>
        </div>
      ))}
      {added.map((item) => (
        <div key={JSON.stringify(item)}>
          {t('settings.versions.added')}{' '}
          <ins>
            <ListItem item={item} properties={properties} />
          </ins>
        </div>
      ))}
    </Suspense>
  );
}
