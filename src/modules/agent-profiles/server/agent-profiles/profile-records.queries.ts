import { and, getTableColumns, ne, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import {
  AGENT_PROFILE,
  agentProfile,
  type AgentProfileFilters,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import { agentReference } from '#modules/agents/server/public.ts';
import type { NamedUnit } from '#modules/directory/contract/organization.ts';
import { departmentReference, positionReference } from '#modules/directory/server/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { matches } from '#platform/server/database/matches.ts';
import { inThaiOrder, ordersBy } from '#platform/server/database/orders.ts';
import { exportColumns } from '#platform/server/export/export-columns.ts';
import { listRecords } from '#platform/server/records/list-records.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import { agentProfiles } from './agent-profiles.tables.ts';

/**
 * How many SOWs are assigned to a row's agent profile, as a column. Passed in by the application, because
 * feature development knows it, which builds on this module.
 */
export type CountSows = (profile: { companyId: Column; id: Column }) => SQL<number>;

export type ProfileRecords = ReturnType<typeof createProfileRecords>;

/** The keeper of agent profiles, their list and its export. */
export function createProfileRecords(countSows: CountSows) {
  const columns = (language: Language | Placeholder) => {
    const {
      search_text: _searchText,
      created_at,
      updated_at,
      ...own
    } = getTableColumns(agentProfiles);
    const of = (id: Column) => ({ companyId: own.company_id, id, language });
    return {
      ...own,
      department: departmentReference<NamedUnit>(of(own.department_id)),
      position: positionReference<NamedUnit>(of(own.position_id)),
      chat_agent: agentReference(of(own.chat_agent_id)),
      count_sows: countSows(of(own.id)),
      // The spec's spelling, from here to the wire.
      createdAt: created_at,
      updatedAt: updated_at,
    };
  };
  const list = listRecords({
    table: agentProfiles,
    columns,
    orders: ordersBy(agentProfiles.id, {
      code: agentProfiles.code,
      name: inThaiOrder(agentProfiles.name),
      status: [agentProfiles.status, agentProfiles.created_at],
      createdAt: agentProfiles.created_at,
      updatedAt: agentProfiles.updated_at,
    }),
    filters: ({ status, department, position }: AgentProfileFilters) =>
      and(
        status === undefined
          ? ne(agentProfiles.status, 'Deleted')
          : matches(agentProfiles.status, status),
        matches(agentProfiles.department_id, department),
        matches(agentProfiles.position_id, position),
      ),
  });
  return {
    list,
    keeper: keepRecords({
      table: agentProfiles,
      entity: AGENT_PROFILE,
      columns,
      show: (row) => agentProfile.parse(row),
      searched: ['code', 'name'],
      refusals: {
        agent_profiles_department: {
          path: 'department',
          code: 'directory:errors.department_unknown',
        },
        agent_profiles_position: { path: 'position', code: 'directory:errors.position_unknown' },
      },
    }),
    sheet: list.exportAs({
      title: 'agent-profiles:list.title',
      columns: exportColumns(agentProfile, {
        id: false,
        code: { heading: 'agent-profiles:fields.code', width: 14 },
        name: { heading: 'agent-profiles:fields.name', width: 36 },
        description: { heading: 'agent-profiles:fields.description', width: 48 },
        department: {
          heading: 'agent-profiles:fields.department',
          width: 28,
          cell: ({ department }) => department.name,
        },
        position: {
          heading: 'agent-profiles:fields.position',
          width: 28,
          cell: ({ position }) => position.name,
        },
        chat_agent: {
          heading: 'agent-profiles:fields.chat_agent',
          width: 28,
          cell: ({ chat_agent }) => chat_agent?.name ?? null,
        },
        status: {
          heading: 'agent-profiles:fields.status',
          width: 14,
          cell: ({ status }, say) => say(`agent-profiles:statuses.${status}`),
        },
        version: false,
        count_sows: { heading: 'agent-profiles:fields.count_sows', width: 10 },
        createdAt: { heading: 'agent-profiles:fields.createdAt' },
        updatedAt: { heading: 'agent-profiles:fields.updatedAt' },
      }),
    }),
  };
}
