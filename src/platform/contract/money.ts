import { z } from 'zod';

/** The largest amount on the wire, in baht: sums of thousands of them are still exact in satang. */
export const LARGEST_AMOUNT = 999_999_999.99;

/** An amount in baht with at most two decimals; `problem` is the key of the message when it is none. */
export function money(problem: string) {
  return z
    .number(problem)
    .min(0, problem)
    .max(LARGEST_AMOUNT, problem)
    .multipleOf(0.01, problem)
    .meta({ examples: [1250.5] });
}

/** Baht as a whole number of satang, in which all arithmetic is done. */
export function toSatang(baht: number): number {
  return Math.round(baht * 100);
}

/** Satang as baht, as they are on the wire. */
export function toBaht(satang: number): number {
  return satang / 100;
}
