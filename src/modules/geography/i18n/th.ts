export const th = {
  errors: {
    postal_code_invalid: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก',
  },
};
