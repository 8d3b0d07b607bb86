/** The counter of settings. */
export const COUNTER = 'notification_setting';

/** The code that people read, for example `NS-000012`. */
export function settingCode(number: number): string {
  return `NS-${String(number).padStart(6, '0')}`;
}
