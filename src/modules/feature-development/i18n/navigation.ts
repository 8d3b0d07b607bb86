/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    module: 'พัฒนาฟีเจอร์',
    value_streams: 'Value Stream',
    sops: 'SOP',
    sows: 'SOW',
    all_sops: 'SOP ทั้งหมด',
    all_sows: 'SOW ทั้งหมด',
    create: 'สร้าง',
    edit: 'แก้ไข',
    create_value_stream: 'สร้าง Value Stream',
  },
  en: {
    module: 'Feature Development',
    value_streams: 'Value Streams',
    sops: 'SOPs',
    sows: 'SOWs',
    all_sops: 'All SOPs',
    all_sows: 'All SOWs',
    create: 'Create',
    edit: 'Edit',
    create_value_stream: 'Create Value Stream',
  },
} as const;
