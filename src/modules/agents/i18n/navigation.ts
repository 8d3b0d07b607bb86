/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: {
    cms: 'จัดการเนื้อหา',
    agents: 'จัดการเอเจนต์',
    create: 'สร้างเอเจนต์',
    defaults: 'ค่าเริ่มต้นของเอเจนต์',
    agent_records: 'เอเจนต์',
    file_records: 'ไฟล์เอกสาร',
    sync_records: 'การซิงก์',
    quality_records: 'คุณภาพการค้นหา',
    gap_records: 'คำถามที่ยังตอบได้ไม่ดี',
    index_records: 'ดัชนีของเอเจนต์',
  },
  en: {
    cms: 'CMS',
    agents: 'Agent Management',
    create: 'Create Agent',
    defaults: 'Agent defaults',
    agent_records: 'Agents',
    file_records: 'Files',
    sync_records: 'Syncs',
    quality_records: 'Search quality',
    gap_records: 'Knowledge gaps',
    index_records: 'Indexes of agents',
  },
} as const;
