import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { sopsQuery } from '../records/sops.api.ts';
import { texts } from '../texts.ts';
import { valueStreamsQuery } from '../records/value-streams.api.ts';

interface Scope {
  value_stream_id?: string | undefined;
  sop_id?: string | undefined;
}

interface ScopeFiltersProps {
  readonly scope: Readonly<Scope>;
  readonly onChange: (scope: Scope) => void;
}

const byName = { limit: 100, sort_by: 'name', sort_order: 'asc' } as const;

/** All work, that of a value stream, or of one SOP in it. */
export function ScopeFilters({ scope, onChange }: ScopeFiltersProps) {
  const t = useTexts(texts);
  const { value_stream_id, sop_id } = scope;
  const valueStreams = useQuery(valueStreamsQuery(byName));
  const sops = useQuery({
    ...sopsQuery({ ...byName, value_stream_id }),
    enabled: value_stream_id !== undefined,
  });
  const named = (records: readonly { id: string; name: string }[] | undefined) =>
    records?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <>
      <NativeSelect
        aria-label={t('flow.scope.value_stream')}
        value={value_stream_id ?? ''}
        data={[
          { value: '', label: t('flow.scope.all_value_streams') },
          ...named(valueStreams.data?.data),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ value_stream_id: value === '' ? undefined : value, sop_id: undefined })
        }
      />
      {value_stream_id !== undefined && (
        <NativeSelect
          aria-label={t('flow.scope.sop')}
          value={sop_id ?? ''}
          data={[{ value: '', label: t('flow.scope.all_sops') }, ...named(sops.data?.data)]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ sop_id: value === '' ? undefined : value })
          }
        />
      )}
    </>
  );
}
