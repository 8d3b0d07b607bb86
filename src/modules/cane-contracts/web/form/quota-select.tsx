import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { SearchSelect, type Choice } from '#platform/web/form/search-select.tsx';
import { quotaChoicesQuery, quotaQuery } from '../contracts/contracts.api.ts';

const OFFERED = 20;

interface QuotaSelectProps {
  readonly label: string;
  readonly withAsterisk?: boolean;
  readonly error?: ReactNode;
  readonly 'data-path'?: string;
  /** The quota that is chosen when the field appears. */
  readonly present: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Chooses the quota of a grower by number, name or phone. */
export function QuotaSelect({ present, onChange, ...field }: QuotaSelectProps) {
  const named = useQuery({ ...quotaQuery({ id: present ?? '' }), enabled: present !== null });
  if (present !== null && named.isPending) return <TextInput {...field} disabled placeholder="…" />;
  return (
    <SearchSelect
      {...field}
      present={named.data === undefined ? null : choiceOf(named.data)}
      useChoices={useQuotaChoices}
      onChange={onChange}
    />
  );
}

function useQuotaChoices(search: string): Choice[] {
  const found = useQuery(quotaChoicesQuery({ search, page_size: OFFERED })).data?.data ?? [];
  return found.filter(({ season_is_open }) => season_is_open).map(choiceOf);
}

function choiceOf({ id, quota_code, name, season }: Quota): Choice {
  return { value: id, label: `${quota_code} · ${name} · ${season}` };
}
