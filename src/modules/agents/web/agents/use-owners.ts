import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Employee } from '#modules/directory/contract/employees.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { compareNames } from '#platform/web/i18n/formats.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { ownersQuery } from './agents.api.ts';
import { texts } from '../texts.ts';

interface Owner {
  readonly value: number;
  readonly label: string;
}

/** Who may be chosen as owner. The present owner stays a choice even if they do not report to this person. */
export function useOwners(
  agent: Pick<Agent, 'owner_user_id' | 'owner_display'> | undefined,
): Owner[] {
  const t = useTexts(texts);
  const { company, employeeId } = useViewer();
  const query = useQuery(ownersQuery({ company_id: company.id, employee_id: employeeId }));

  useEffect(() => {
    if (query.error !== null) toast.error(t('toasts.load_employees_failed'));
  }, [query.error, t]);

  return useMemo(() => {
    const owners = (query.data ?? []).map((employee) => ({
      value: employee.id,
      label: nameOf(employee),
    }));
    if (agent !== undefined && !owners.some(({ value }) => value === agent.owner_user_id)) {
      owners.push({ value: agent.owner_user_id, label: agent.owner_display });
    }
    return owners.toSorted((one, other) => compareNames(one.label, other.label));
  }, [query.data, agent]);
}

function nameOf(employee: Employee): string {
  const names =
    languageOfPage() === 'th'
      ? [employee.first_name_th, employee.last_name_th]
      : [employee.first_name, employee.last_name];
  const name = names.join(' ').trim();
  return employee.position === null ? name : `${name} · ${employee.position}`;
}
