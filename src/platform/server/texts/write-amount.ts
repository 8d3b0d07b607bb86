const amounts = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in baht as screens and papers write it in both languages: `1,250.50`. */
export const writeAmount = (baht: number): string => amounts.format(baht);
