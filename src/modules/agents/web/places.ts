import {
  IconChartLine,
  IconDatabase,
  IconFileText,
  IconMessageQuestion,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconRobot,
  IconTrash,
} from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/agents/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { nameActs, namePlaces } from '#platform/web/shell/name-places.ts';
import { agentTabs } from './agents/agents.search.ts';

const { agent_records, file_records, sync_records, ...labels } = pageTexts(names);
const { quality_records, gap_records, index_records, ...own } = labels;
const also = pageTexts(synonyms);
const place = namePlaces(own, also);
const act = nameActs(own, also);

const list = '/cms/agent-management';

export const places: Places = {
  synonyms: { [list]: also.agents, '/settings/agents': also.defaults },
  places: agentTabs.map((tab) => place(tab, `${list}/$id?tab=${tab}`)),
  acts: [
    act('sync_this', 'agents.sync', IconRefresh),
    act('edit_this', 'agents.edit', IconPencil),
    act('delete_this', 'agents.delete', IconTrash),
  ],
  quickActions: [
    { ...place('create', `${list}?create=1`), icon: IconPlus, permission: 'agents:write' },
  ],
  records: [
    {
      entity: 'agent',
      label: agent_records,
      icon: IconRobot,
      address: ({ id }) => `${list}/${id}`,
      list,
    },
    {
      entity: 'agent_file',
      label: file_records,
      icon: IconFileText,
      address: ({ within, name }) =>
        `${list}/${within}?tab=files&search=${encodeURIComponent(name)}`,
    },
    {
      entity: 'sync_job',
      label: sync_records,
      icon: IconRefresh,
      address: ({ within }) => `${list}/${within}?tab=sync`,
    },
    {
      entity: 'question_set',
      label: quality_records,
      icon: IconChartLine,
      address: ({ within }) => `${list}/${within}?tab=quality`,
    },
    {
      entity: 'knowledge_gap',
      label: gap_records,
      icon: IconMessageQuestion,
      address: ({ within }) => `${list}/${within}?tab=quality`,
    },
    {
      entity: 'agent_index',
      label: index_records,
      icon: IconDatabase,
      address: ({ within }) => `${list}/${within}?tab=settings`,
    },
  ],
};
