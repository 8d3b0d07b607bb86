export const settingStatuses = ['Active', 'Inactive', 'Archived'] as const;

export type SettingStatus = (typeof settingStatuses)[number];
