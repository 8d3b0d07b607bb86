import type { SettingStatus } from './setting-status.ts';

/** Where the status of a setting, or of a message, may go. What is archived stays as it is. */
export const statusMoves: Readonly<Record<SettingStatus, readonly SettingStatus[]>> = {
  Active: ['Inactive'],
  Inactive: ['Active', 'Archived'],
  Archived: [],
};
