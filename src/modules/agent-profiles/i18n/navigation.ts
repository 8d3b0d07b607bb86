/** Texts of the sidebar and the breadcrumbs. */
export const navigation = {
  th: {
    agent_profiles: 'โปรไฟล์เอเจนต์',
    orchestration: 'เอเจนต์',
    create: 'สร้างโปรไฟล์เอเจนต์',
  },
  en: {
    agent_profiles: 'Agent profiles',
    orchestration: 'Agents',
    create: 'Create agent profile',
  },
} as const;
