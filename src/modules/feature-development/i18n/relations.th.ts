/** What is said of SOWs that wait for each other, in Thai. */
export const relationsTh = {
  relations: {
    title: 'งานที่เกี่ยวข้อง',
    kinds: { blocks: 'งานที่รองานนี้', blocked_by: 'งานที่ต้องเสร็จก่อน' },
    add: 'เพิ่มงานที่เกี่ยวข้อง',
    add_title: 'งานที่เกี่ยวข้องกับ “{{name}}”',
    kind: 'ความเกี่ยวข้อง',
    choices: {
      blocks: 'งานที่เลือกต้องรอให้งานนี้เสร็จก่อน',
      blocked_by: 'งานนี้ต้องรอให้งานที่เลือกเสร็จก่อน',
    },
    sow: 'SOW ที่เกี่ยวข้อง',
    sow_search: 'พิมพ์ชื่อ SOW เพื่อค้นหา',
    added: 'เพิ่มงานที่เกี่ยวข้องแล้ว',
    remove: 'เลิกเกี่ยวข้องกับ {{name}}',
    removed: 'ลบงานที่เกี่ยวข้องแล้ว',
    remove_failed: 'ลบงานที่เกี่ยวข้องไม่สำเร็จ',
    waits: 'รองานอื่น {{count}} งาน',
    waits_for: 'รองานที่ยังไม่ส่งมอบ: {{names}}',
    warning: {
      title: 'งานนี้ยังรองานอื่นอยู่',
      text: '“{{name}}” ควรรอให้งานต่อไปนี้ส่งมอบก่อน',
      question: 'ต้องการทำต่อเลยหรือไม่',
      proceed: 'ทำต่อ',
    },
    delete_check: 'มีงานที่รองานนี้อยู่: {{names}} หากลบ งานเหล่านั้นจะไม่รองานนี้อีก',
  },
  errors: {
    relation_to_itself: 'งานรอตัวเองไม่ได้ กรุณาเลือก SOW อื่น',
    relation_exists: 'ระบุความเกี่ยวข้องกับ SOW นี้ไว้แล้ว',
    relation_closes_circle: 'เพิ่มไม่ได้ เพราะงานจะรอกันเป็นวง: {{circle}}',
    relations_full: 'SOW หนึ่งมีงานที่เกี่ยวข้องแต่ละแบบได้ไม่เกิน {{limit}} งาน',
    sow_unknown: 'ไม่พบ SOW นี้ในบริษัท',
    sow_blocks_others: 'มีงานที่รอ “{{name}}” อยู่: {{names}} กรุณาพิมพ์ชื่อ SOW เพื่อยืนยันการลบ',
  },
  events: {
    sow_blocks_added: 'ให้งานอื่นรองานนี้',
    sow_blocked_by_added: 'ให้งานนี้รองานอื่น',
    sow_blocks_removed: 'เลิกให้งานอื่นรองานนี้',
    sow_blocked_by_removed: 'เลิกให้งานนี้รองานอื่น',
  },
} as const;
