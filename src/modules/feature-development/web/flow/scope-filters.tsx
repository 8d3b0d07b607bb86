import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
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
  const isOneStream = value_stream_id !== undefined;
  const valueStreams = useQuery(valueStreamsQuery(byName));
  const sops = useQuery({ ...sopsQuery({ ...byName, value_stream_id }), enabled: isOneStream });
  return (
    <>
      <FilterSelect
        label={t('fields.value_stream')}
        all={t('flow.scope.all_value_streams')}
        {...choicesOf(valueStreams.data?.data)}
        value={value_stream_id}
        onChange={(id) => onChange({ value_stream_id: id, sop_id: undefined })}
      />
      {isOneStream && (
        <FilterSelect
          label={t('fields.sop')}
          all={t('flow.scope.all_sops')}
          {...choicesOf(sops.data?.data)}
          value={sop_id}
          onChange={(id) => onChange({ sop_id: id })}
        />
      )}
    </>
  );
}

function choicesOf(records: readonly { readonly id: string; readonly name: string }[] = []) {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return { values: [...names.keys()], labelOf: (id: string) => names.get(id) ?? id };
}
