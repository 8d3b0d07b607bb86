import type { Condition } from '#modules/notifications/contract/conditions.ts';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import { EmployeeName, UnitName } from '#modules/directory/web/public.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { comparisonOf } from '#modules/notifications/contract/operators.ts';
import { texts, type NotificationTexts } from '../texts.ts';
import type { Item } from './list-changes.ts';

interface ListItemProps {
  readonly item: Item;
  /** Those of the event, by their keys. */
  readonly properties: Readonly<Record<string, EventProperty>>;
}

/** A channel, a condition or a recipient, as people call it. */
export function ListItem({ item, properties }: ListItemProps) {
  const t = useTexts(texts);
  switch (item.kind) {
    case 'channel':
      return t(`channel_names.${item.name}`);
    case 'field':
      return properties[item.field]?.title ?? item.field;
    case 'condition': {
      const said = item.conditions.map((condition) => sayCondition(t, condition, properties));
      return item.conditions.length > 1
        ? `${t(`settings.conditions.${item.match}`)}: ${said.join(' · ')}`
        : said.join('');
    }
    case 'entity': {
      const { collection, id } = item;
      return (
        <>
          {t(`settings.collections.${collection}`)}{' '}
          {collection === 'employee'
            ? typeof id === 'number' && <EmployeeName id={id}>{id}</EmployeeName>
            : typeof id === 'string' && (
                <UnitName kind={collection} id={id}>
                  {id}
                </UnitName>
              )}
        </>
      );
    }
  }
}

function sayCondition(
  t: NotificationTexts,
  condition: Condition,
  properties: ListItemProps['properties'],
): string {
  const property = properties[condition.field];
  const values = [condition.value]
    .flat()
    .filter((value) => value !== null)
    .map(String)
    .map((value) => property?.choices.find((one) => one.value === value)?.title ?? value);
  return [
    property?.title ?? condition.field,
    t(`settings.operators.${comparisonOf(condition)}`),
    formatList(values),
  ].join(' ');
}
