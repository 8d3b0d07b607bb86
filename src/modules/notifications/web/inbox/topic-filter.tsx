import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { topicsQuery } from '../events/events.api.ts';

interface TopicFilterProps {
  readonly value: string | undefined;
  readonly onChange: (topic: string | undefined) => void;
}

/** Narrows a list to a module or one of its features. */
export function TopicFilter({ value, onChange }: TopicFilterProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery(topicsQuery());
  return (
    <NativeSelect
      aria-label={t('inbox.topic')}
      value={value ?? ''}
      data={[
        { value: '', label: t('inbox.all_topics') },
        ...data.map(({ id, name, features }) => ({
          group: name,
          items: [
            { value: id, label: t('inbox.whole_module', { name }) },
            ...features.map((feature) => ({ value: feature.id, label: feature.name })),
          ],
        })),
      ]}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : currentTarget.value)
      }
    />
  );
}
