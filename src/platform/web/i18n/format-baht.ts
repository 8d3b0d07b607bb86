import { languageOfPage } from './language.ts';

/** An amount with its satang: `1,250.50`. */
export function formatBaht(amount: number): string {
  return amount.toLocaleString(languageOfPage(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}
