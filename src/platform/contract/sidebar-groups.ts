/** Groups of the sidebar, in their order; each person folds those they rarely need. */
export const SIDEBAR_GROUPS = [
  'work',
  'agents',
  'catalogue',
  'registers',
  'administration',
] as const;

export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number];
