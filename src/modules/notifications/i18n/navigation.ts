/** Texts of the sidebar and the breadcrumbs. */
export const navigation = {
  th: {
    settings: 'ตั้งค่าการแจ้งเตือน',
    customs: 'ข้อความที่ส่งเอง',
    create_custom: 'เขียนข้อความ',
    center: 'ศูนย์การแจ้งเตือน',
    inbox: 'กล่องแจ้งเตือน',
    preferences: 'การรับการแจ้งเตือน',
    channels: 'ช่องทางการแจ้งเตือน',
    failures: 'การส่งที่ไม่สำเร็จ',
  },
  en: {
    settings: 'Notification settings',
    customs: 'Customised notifications',
    create_custom: 'Write message',
    center: 'Notification center',
    inbox: 'Inbox',
    preferences: 'My notifications',
    channels: 'Notification channels',
    failures: 'Failed deliveries',
  },
} as const;
