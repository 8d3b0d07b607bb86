import { toTenths, type ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import type { Contract } from './contracts.ts';

const TENTHS_OF_A_RAI = toTenths({ area_rai: 1, area_ngan: 0, area_wah: 0 });

/** What plots usually yield, to the hundredth of a ton; whole numbers are divided once, so halves are exact. */
export function expectedTonsOf(plots: readonly ThaiArea[], tonsPerRai: number): number {
  const tenths = plots.reduce((sum, plot) => sum + toTenths(plot), 0);
  const tenthsOfTonsPerRai = Math.round(tonsPerRai * 10);
  return Math.round((tenths * tenthsOfTonsPerRai) / (TENTHS_OF_A_RAI / 10)) / 100;
}

/** Whether more is promised than the plots usually yield; without plots nothing can be said. */
export function isAboveExpected({
  totalTons,
  expectedTons,
  plotIds,
}: Pick<Contract, 'totalTons' | 'expectedTons' | 'plotIds'>): boolean {
  return totalTons !== null && plotIds.length > 0 && totalTons > expectedTons;
}
