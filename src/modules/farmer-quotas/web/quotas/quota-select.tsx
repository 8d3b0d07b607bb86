import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { quotaQuery, quotasQuery } from './quotas.api.ts';

interface QuotaSelectProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly withAsterisk?: boolean;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
  /** The quota that is chosen when the field appears. */
  readonly present: string | null;
  readonly onChange: (id: string | null) => void;
}

const FOUND = 20;

/** Chooses one of any number of quotas, by name, number or phone. */
export function QuotaSelect({ present, onChange, ...field }: QuotaSelectProps) {
  const [first] = useState(present);
  const named = useQuery({ ...quotaQuery({ id: first ?? '' }), enabled: first !== null });
  if (first !== null && named.isPending) return <TextInput {...field} disabled placeholder="…" />;
  return (
    <SearchSelect
      {...field}
      present={named.data === undefined ? null : choiceOf(named.data)}
      useChoices={useQuotaChoices}
      onChange={onChange}
    />
  );
}

function useQuotaChoices(search: string): readonly Choice[] {
  const { data } = useQuery(quotasQuery({ search, page_size: FOUND }));
  return (data?.data ?? []).map(choiceOf);
}

function choiceOf({ id, name, quota_code, season }: Quota): Choice {
  return { value: id, label: [quota_code, name, season].join(' · ') };
}
