/** What the frame of the application says of this module before any of its screens is opened. */
export const navigation = {
  th: { products: 'สินค้า', units: 'หน่วยนับสินค้า' },
  en: { products: 'Products', units: 'Product units' },
} as const;
