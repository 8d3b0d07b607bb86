/** Names of what people find in the palette besides screens, and other words for both; loaded with it. */
export const places = {
  th: {
    create: 'สร้างเอเจนต์',
    files: 'ไฟล์ของเอเจนต์',
    sync: 'ประวัติการซิงก์',
    settings: 'การตั้งค่าของเอเจนต์',
    quality: 'คุณภาพของเอเจนต์',
    ask: 'ถามเอเจนต์',
    agent_records: 'เอเจนต์',
    file_records: 'ไฟล์เอกสาร',
    sync_records: 'การซิงก์',
    quality_records: 'คุณภาพการค้นหา',
    gap_records: 'คำถามที่ยังตอบได้ไม่ดี',
    index_records: 'ดัชนีของเอเจนต์',
  },
  en: {
    create: 'Create agent',
    files: 'Files of the agent',
    sync: 'Sync history',
    settings: 'Settings of the agent',
    quality: 'Quality of the agent',
    ask: 'Ask the agent',
    agent_records: 'Agents',
    file_records: 'Files',
    sync_records: 'Syncs',
    quality_records: 'Search quality',
    gap_records: 'Knowledge gaps',
    index_records: 'Indexes of agents',
  },
} as const;

/** Words by which people look, of screens (as in `navigation`) and of what is above. */
export const synonyms = {
  th: {
    agents: 'บอต แชตบอต ผู้ช่วย เอไอ ตอบคำถาม',
    defaults: 'เว็บฮุกเริ่มต้น ค่าตั้งต้น เวิร์กโฟลว์',
    create: 'เพิ่มเอเจนต์ เอเจนต์ใหม่ สร้างบอต',
    files: 'เอกสาร อัปโหลด แนบไฟล์ คลังความรู้',
    sync: 'ซิงก์ ทำดัชนี อัปเดตเอกสาร',
    settings: 'โมเดล ดัชนี เว็บฮุก ช่วงข้อความ พรอมต์',
    quality: 'ชุดคำถาม วัดคะแนน ความแม่นยำ ทดสอบ',
    ask: 'แชต สนทนา ถามตอบ คุยกับเอเจนต์',
  },
  en: {
    agents: 'bots chatbots assistants ai',
    defaults: 'default webhook workflow',
    create: 'new agent add agent bot',
    files: 'documents upload attachments knowledge',
    sync: 'syncs indexing update documents',
    settings: 'model index webhook chunks prompt configuration',
    quality: 'question set score accuracy tests',
    ask: 'chat conversation question answer',
  },
} as const;
