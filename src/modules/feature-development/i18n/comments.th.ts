/** Comments on SOWs in Thai. */
export const commentsTh = {
  workspace: {
    panel: {
      label: 'ความคิดเห็นและประวัติ',
      comments: 'ความคิดเห็น',
      activity: 'ประวัติ',
    },
    comments: {
      empty: 'ยังไม่มีความคิดเห็น',
      empty_hint: 'ถามหรือบอกทีมได้ที่นี่ พิมพ์ @ เพื่อเอ่ยถึงใครสักคน คนนั้นจะได้รับแจ้งเตือน',
      write: 'เขียนความคิดเห็น',
      placeholder: 'เขียนความคิดเห็น พิมพ์ @ เพื่อเอ่ยถึงเพื่อนร่วมงาน',
      about: 'เกี่ยวกับ',
      whole: 'ทั้ง SOW',
      send: 'ส่งความคิดเห็น',
      edited: 'แก้ไขแล้ว',
      edit: 'แก้ไขความคิดเห็น',
      delete: 'ลบความคิดเห็น',
      delete_title: 'ลบความคิดเห็นนี้หรือไม่',
      delete_text: 'ความคิดเห็นจะหายไปสำหรับทุกคน การลบไม่สามารถย้อนกลับได้',
      earlier: 'แสดงความคิดเห็นก่อนหน้า',
      people: 'คนที่จะเอ่ยถึง',
      on_stage: 'ขั้นตอนที่ {{stage}}',
      load_failed: 'โหลดความคิดเห็นไม่สำเร็จ',
      save_failed: 'บันทึกความคิดเห็นไม่สำเร็จ',
      delete_failed: 'ลบความคิดเห็นไม่สำเร็จ',
    },
  },
  errors: {
    comment_required: 'กรุณากรอกความคิดเห็น',
  },
  events: {
    comment_added: 'แสดงความคิดเห็น',
    comment_edited: 'แก้ไขความคิดเห็น',
    comment_deleted: 'ลบความคิดเห็น',
  },
  inbox: {
    variants: {
      responsible: 'ถึงผู้รับผิดชอบ',
      approver: 'ถึงผู้อนุมัติ',
      author_known: 'ทราบผู้เขียน',
      author_unknown: 'ไม่ทราบผู้เขียน',
    },
    mentioned: 'มีผู้กล่าวถึงคุณใน “{{sow}}”',
    assigned: 'คุณได้รับมอบหมายขั้นตอนที่ {{stage}} ของ “{{sow}}”',
    responsible: 'คุณเป็นผู้รับผิดชอบ “{{sow}}”',
    approver_wanted: 'ขั้นตอนที่ {{stage}} ของ “{{sow}}” รอการอนุมัติของคุณ',
    rolled_back: '“{{sow}}” ถูกย้อนกลับไปทำขั้นตอนที่ {{stage}} ใหม่',
    due_soon: '“{{name}}” ใกล้ถึงกำหนดวันที่ {{date}}',
    overdue: '“{{name}}” เลยกำหนดแล้ว (กำหนดวันที่ {{date}})',
    mentioned_by: '{{who}} กล่าวถึงคุณใน “{{sow}}”',
  },
} as const;
