/** How the name of a file ends that is a copy, in any language. */
export const documentNames = {
  id_card_copy: ['id', 'id_card', 'idcard', 'บัตร', 'บัตรประชาชน'],
  house_registration_copy: ['house', 'house_reg', 'ทะเบียน', 'ทะเบียนบ้าน'],
} as const;
