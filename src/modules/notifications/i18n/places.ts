/** Names of what people find in the palette besides screens. */
export const places = {
  th: {
    failures: 'การส่งที่ไม่สำเร็จ',
    create: 'สร้างการตั้งค่าการแจ้งเตือน',
    details: 'รายละเอียดของการตั้งค่าการแจ้งเตือน',
    history: 'ประวัติการส่งของการตั้งค่าการแจ้งเตือน',
    dry_run: 'ทดลองการตั้งค่าการแจ้งเตือน',
    versions: 'เวอร์ชันของการตั้งค่าการแจ้งเตือน',
    archive: 'การตั้งค่าการแจ้งเตือนที่เก็บเข้าคลัง',
    records: 'การตั้งค่าการแจ้งเตือน',
  },
  en: {
    failures: 'Failed deliveries',
    create: 'Create notification setting',
    details: 'Details of the notification setting',
    history: 'Sent history of the notification setting',
    dry_run: 'Dry run of the notification setting',
    versions: 'Versions of the notification setting',
    archive: 'Archived notification settings',
    records: 'Notification settings',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    failures: 'ส่งซ้ำ ส่งไม่ถึง ข้อผิดพลาด',
    channels: 'อีเมล SMS Line เซิร์ฟเวอร์อีเมล SMTP หยุดส่ง',
    settings: 'แจ้งเตือน เตือน ข้อความ ผู้รับ เงื่อนไข อีเมล',
    create: 'เพิ่มการแจ้งเตือน แจ้งเตือนใหม่',
    details: 'ข้อความ ผู้รับ เงื่อนไข',
    history: 'ส่งแล้ว ใครได้รับ',
    dry_run: 'ทดสอบ จำลอง ลองส่ง',
    versions: 'ประวัติการแก้ไข กู้คืน เทียบเวอร์ชัน',
    archive: 'ถังเก็บ เก็บถาวร',
  },
  en: {
    failures: 'resend not delivered errors',
    channels: 'e-mail SMS Line mail server SMTP gateway stop sending',
    settings: 'alerts messages recipients conditions e-mail',
    create: 'new alert add notification',
    details: 'message recipients conditions',
    history: 'sent messages who received',
    dry_run: 'test simulate try',
    versions: 'history restore compare difference',
    archive: 'archived bin',
  },
} as const;
