/** Names of what people find in the palette besides screens. */
export const places = {
  th: {
    create: 'สร้างโปรไฟล์เอเจนต์',
    overview: 'ภาพรวมของโปรไฟล์เอเจนต์',
    versions: 'เวอร์ชันของโปรไฟล์เอเจนต์',
    archive: 'โปรไฟล์เอเจนต์ที่ลบแล้ว',
    records: 'โปรไฟล์เอเจนต์',
  },
  en: {
    create: 'Create agent profile',
    overview: 'Overview of the agent profile',
    versions: 'Versions of the agent profile',
    archive: 'Deleted agent profiles',
    records: 'Agent profiles',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    agent_profiles: 'บอต ผู้ช่วย พนักงานอัตโนมัติ ออร์เคสเตรชัน',
    create: 'เพิ่มเอเจนต์ใหม่ เพิ่มบอต',
    overview: 'รายละเอียด แผนก ตำแหน่ง',
    versions: 'ประวัติการแก้ไข กู้คืน เทียบเวอร์ชัน',
    archive: 'ถังเก็บ เก็บถาวร',
  },
  en: {
    agent_profiles: 'bots assistants automated staff orchestration',
    create: 'new agent profile add bot',
    overview: 'details department position',
    versions: 'history restore compare difference',
    archive: 'archived bin',
  },
} as const;
