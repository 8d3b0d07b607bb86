/** Texts of changing several customers in Thai. */
export const severalTh = {
  errors: {
    nothing_to_change: 'กรุณาเลือกสิ่งที่จะแก้ไข',
    tag_unknown: 'ไม่มีแท็กนี้แล้ว',
  },
  several: {
    edit: 'แก้ไขที่เลือก',
    title: 'แก้ไขลูกค้า {{count}} ราย',
    text: 'ค่าใหม่จะใช้กับลูกค้าทุกรายด้านล่าง แต่ละรายแสดงค่าเดิมและค่าใหม่',
    field: 'ช่องที่แก้ไข',
    line: '{{name}}: {{before}} → {{after}}',
    blank: '(ว่าง)',
    merge: 'รวมที่เลือก',
  },
} as const;
