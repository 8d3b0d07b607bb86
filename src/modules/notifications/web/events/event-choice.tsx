import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { eventsQuery, featuresQuery, modulesQuery } from './events.api.ts';

export interface EventPlace {
  readonly module_id: string;
  readonly feature_id: string;
  readonly event_id: string;
}

interface EventChoiceProps {
  readonly value: EventPlace;
  readonly onChange: (place: EventPlace) => void;
  readonly errors?: Partial<Record<keyof EventPlace, ReactNode>>;
  readonly disabled?: boolean;
}

/** Chooses a module, then one of its features, then an event of that. The only feature is chosen by itself. */
export function EventChoice({ value, onChange, errors = {}, disabled = false }: EventChoiceProps) {
  const t = useTexts(texts);
  const { module_id, feature_id, event_id } = value;
  const modules = useQuery(modulesQuery({})).data?.data;
  const features = useQuery({ ...featuresQuery({ module_id }), enabled: module_id !== '' });
  const events = useQuery({ ...eventsQuery({ feature_id }), enabled: feature_id !== '' });
  const [first, second] = features.data?.data ?? [];
  const only = second === undefined ? first?.id : undefined;
  useEffect(() => {
    if (only !== undefined && feature_id === '')
      onChange({ module_id, feature_id: only, event_id: '' });
  }, [only, module_id, feature_id, onChange]);
  const usual = { searchable: true, allowDeselect: false, withAsterisk: true } as const;
  return (
    <>
      <Select
        {...usual}
        label={t('settings.fields.module')}
        data-path="module_id"
        data={choicesOf(modules)}
        value={module_id === '' ? null : module_id}
        error={errors.module_id}
        disabled={disabled}
        onChange={(id) => onChange({ module_id: id ?? '', feature_id: '', event_id: '' })}
      />
      <Select
        {...usual}
        label={t('settings.fields.feature')}
        data-path="feature_id"
        data={choicesOf(features.data?.data)}
        value={feature_id === '' ? null : feature_id}
        error={errors.feature_id}
        disabled={disabled || module_id === ''}
        onChange={(id) => onChange({ module_id, feature_id: id ?? '', event_id: '' })}
      />
      <Select
        {...usual}
        label={t('fields.event')}
        data-path="event_id"
        data={choicesOf(events.data?.data)}
        value={event_id === '' ? null : event_id}
        error={errors.event_id}
        disabled={disabled || feature_id === ''}
        onChange={(id) => onChange({ module_id, feature_id, event_id: id ?? '' })}
      />
    </>
  );
}

const choicesOf = (records: readonly { readonly id: string; readonly name: string }[] = []) =>
  records.map(({ id, name }) => ({ value: id, label: name }));
