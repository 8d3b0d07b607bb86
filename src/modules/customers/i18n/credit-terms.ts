/** The terms of payment that a number of days of credit stands for in files of Thai offices. */
export const creditTerms = (days: number): string => (days === 0 ? 'เงินสด' : `เครดิต ${days} วัน`);
