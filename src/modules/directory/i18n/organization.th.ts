/** Texts of departments and positions in Thai. */
export const organizationTh = {
  units: {
    title: 'แผนกและตำแหน่ง',
    purpose: 'ใช้จัดกลุ่มพนักงาน และใช้เลือกผู้รับในงานอื่น',
    tabs: { department: 'แผนก', position: 'ตำแหน่ง' },
    search: 'ชื่อภาษาไทยหรืออังกฤษ',
    columns: { employees: 'พนักงาน' },
    delete: 'ลบ',
    delete_text: 'ลบแล้วนำกลับมาไม่ได้ และลบได้เมื่อไม่มีพนักงานอยู่เท่านั้น',
    delete_named: 'ลบ “{{name}}” หรือไม่',
    saved: 'บันทึก “{{name}}” แล้ว',
    save_failed: 'บันทึกไม่สำเร็จ',
    created: 'เพิ่ม “{{name}}” แล้ว',
    create_failed: 'เพิ่มไม่สำเร็จ',
    deleted: 'ลบ “{{name}}” แล้ว',
    delete_failed: 'ลบไม่สำเร็จ',
    nothing_hint: 'ลองเปลี่ยนคำค้น หรือเพิ่มรายการใหม่',
    department: {
      create: 'เพิ่มแผนก',
      edit_title: 'แก้ไขแผนก',
      load_failed: 'โหลดแผนกไม่สำเร็จ',
      nothing: 'ไม่พบแผนก',
    },
    position: {
      create: 'เพิ่มตำแหน่ง',
      edit_title: 'แก้ไขตำแหน่ง',
      load_failed: 'โหลดตำแหน่งไม่สำเร็จ',
      nothing: 'ไม่พบตำแหน่ง',
    },
  },
} as const;
