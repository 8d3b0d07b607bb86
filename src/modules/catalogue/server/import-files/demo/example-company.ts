import type { importFormat, ImportPart } from '#modules/catalogue/contract/import-format.ts';

type Row<Part extends ImportPart> = Partial<Record<keyof (typeof importFormat)[Part], string>>;

/** A small company that passes the check unchanged: a relation, an output made of fields, a list of uses. */
export const exampleRows: { readonly [Part in ImportPart]: readonly Row<Part>[] } = {
  modules: [
    {
      module_code: 'SALES',
      name_th: 'งานขาย',
      name_en: 'Sales',
      description: 'ตั้งแต่รับคำสั่งซื้อจนถึงออกใบแจ้งหนี้',
      status: 'active',
    },
  ],
  features: [
    {
      module_code: 'SALES',
      feature_code: 'CUSTOMER',
      name_th: 'ทะเบียนลูกค้า',
      name_en: 'Customers',
      status: 'active',
    },
    {
      module_code: 'SALES',
      feature_code: 'ORDER',
      name_th: 'ใบสั่งซื้อ',
      name_en: 'Orders',
      status: 'active',
    },
  ],
  fields: [
    {
      feature_code: 'CUSTOMER',
      field_code: 'id',
      name_th: 'รหัสลูกค้า',
      name_en: 'Customer id',
      field_type: 'number',
      is_required: 'true',
      sample_value: '1024',
    },
    {
      feature_code: 'ORDER',
      field_code: 'customer_id',
      name_th: 'ลูกค้าที่สั่งซื้อ',
      name_en: 'Customer of the order',
      field_type: 'number',
      is_required: 'true',
      description: 'อ้างถึงทะเบียนลูกค้า',
      sample_value: '1024',
      target_table: 'CUSTOMER',
      target_field: 'id',
    },
    {
      feature_code: 'ORDER',
      field_code: 'amount',
      name_th: 'ยอดสั่งซื้อ',
      name_en: 'Amount',
      field_type: 'number',
      is_required: 'true',
      sample_value: '12500.00',
    },
  ],
  process_outputs: [
    {
      feature_code: 'ORDER',
      output_code: 'credit_check',
      name_th: 'ผลตรวจวงเงิน',
      name_en: 'Credit check',
      status: 'pending',
      input_fields: 'amount; CUSTOMER.id',
    },
  ],
  analytic_fields: [
    {
      feature_code: 'ORDER',
      delivery_code: 'monthly_sales',
      name_th: 'ยอดขายรายเดือน',
      name_en: 'Monthly sales',
      used_in: 'Reports; Dashboards',
      input_fields: 'amount',
    },
  ],
};
