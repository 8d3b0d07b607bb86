import { toThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';

interface Reader {
  readonly translator: Context['translator'];
  readonly scope: Pick<Scope, 'language'>;
}

/** An area as deeds write it. */
export function writeArea(squareMetres: number, { translator, scope }: Reader): string {
  const { area_rai, area_ngan, area_wah } = toThaiArea(squareMetres);
  return translator.translate(scope.language, 'land-plots:areas.thai', {
    rai: String(area_rai),
    ngan: String(area_ngan),
    wah: String(area_wah),
  });
}
