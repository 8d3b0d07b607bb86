/** The texts of the settings area that are needed before its screens are opened. */
export const navigation = {
  th: {
    settings: 'ตั้งค่า',
    my_setting: 'การตั้งค่าของฉัน',
    company: 'ข้อมูลบริษัท',
    new_company: 'เพิ่มบริษัท',
    in_house_services: 'บริการภายในองค์กร',
  },
  en: {
    settings: 'Settings',
    my_setting: 'My settings',
    company: 'Company',
    new_company: 'Add company',
    in_house_services: 'In-house services',
  },
} as const;
