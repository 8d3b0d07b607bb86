export const th = {
  errors: {
    postal_code_invalid: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก',
    place_unknown: 'ไม่มีรหัสพื้นที่นี้',
    place_not_found: 'ไม่พบพื้นที่ชื่อนี้',
    place_ambiguous: 'มีหลายแห่งที่ใช้ชื่อนี้ กรุณาใส่อำเภอ จังหวัด หรือรหัสไปรษณีย์ด้วย',
    postal_code_unknown: 'ไม่มีพื้นที่ใดใช้รหัสไปรษณีย์นี้',
    district_elsewhere: 'อำเภอ/เขตนี้ไม่ได้อยู่ในจังหวัดที่เลือก',
    subdistrict_elsewhere: 'ตำบล/แขวงนี้ไม่ได้อยู่ในอำเภอ/เขตที่เลือก',
  },
  picker: {
    hint: 'พิมพ์ชื่อตำบล อำเภอ จังหวัด หรือรหัสไปรษณีย์ แล้วเลือก',
  },
  filters: {
    province: 'จังหวัด',
    all_provinces: 'ทุกจังหวัด',
    district: 'อำเภอ/เขต',
    all_districts: 'ทุกอำเภอ/เขต',
    subdistrict: 'ตำบล/แขวง',
    all_subdistricts: 'ทุกตำบล/แขวง',
  },
  address: {
    subdistrict: 'ต.{{name}}',
    district: 'อ.{{name}}',
    province: 'จ.{{name}}',
    khwaeng: 'แขวง{{name}}',
    khet: 'เขต{{name}}',
    capital: '{{name}}',
  },
};
