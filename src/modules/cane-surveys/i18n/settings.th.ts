/** Texts of the yield formula in Thai. */
export const settings = {
  formula: {
    title: 'สูตรประเมินผลผลิต',
    purpose: 'ค่าคงที่ของบริษัทในสูตร ผลสำรวจที่บันทึกแล้วยังใช้ค่าเดิมจนกว่าจะแก้ไข',
    example:
      'ตัวอย่าง: ร่อง {{furrow_spacing_cm}} ซม. {{clumps_per_10m}} กอต่อ 10 ม. กอละ {{stalks_per_clump}} ลำ ยาว {{stalk_length_cm}} ซม. โต {{diameter_cm}} ซม.',
    density_hint: 'ใช้คำนวณน้ำหนักลำจากความยาวและเส้นผ่านศูนย์กลาง',
    usual_hint: 'ใช้เมื่อไม่ได้วัดความยาวหรือเส้นผ่านศูนย์กลาง',
    harvested_hint: 'ส่วนของอ้อยในแปลงที่ไปถึงโรงงาน',
    load_failed: 'โหลดสูตรไม่ได้',
    saved: 'บันทึกสูตรแล้ว',
    save_failed: 'บันทึกสูตรไม่ได้',
  },
} as const;
