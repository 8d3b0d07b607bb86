/** What the breadcrumbs say before the settings are opened. */
export const navigation = {
  th: { settings: 'ตั้งค่า', my_setting: 'การตั้งค่าของฉัน' },
  en: { settings: 'Setting', my_setting: 'My setting' },
} as const;
