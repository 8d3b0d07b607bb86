/** Texts of the sidebar and the breadcrumbs. */
export const navigation = {
  th: {
    settings: 'ตั้งค่าการแจ้งเตือน',
    center: 'ศูนย์การแจ้งเตือน',
    channels: 'ช่องทางการแจ้งเตือน',
  },
  en: {
    settings: 'Notification Settings',
    center: 'Notification Center',
    channels: 'Notification Channels',
  },
} as const;
