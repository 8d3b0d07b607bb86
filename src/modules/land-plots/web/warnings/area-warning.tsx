import { useQuery } from '@tanstack/react-query';
import { toSquareMetres, type ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { mapSettingsQuery } from '../settings/settings.api.ts';
import { writeArea, writeThaiArea } from '../write-area.ts';
import { texts } from '../texts.ts';

interface AreaWarningProps {
  readonly deed: ThaiArea;
  readonly measured: number;
}

/** Says so where the map and the deed differ by more than the company tolerates. */
export function AreaWarning({ deed, measured }: AreaWarningProps) {
  const t = useTexts(texts);
  const tolerance = useQuery(mapSettingsQuery()).data?.tolerance_percent;
  const ofDeed = toSquareMetres(deed);
  if (tolerance === undefined || ofDeed === 0) return null;
  const percent = ((measured - ofDeed) / ofDeed) * 100;
  if (Math.abs(percent) <= tolerance) return null;
  return (
    <Notice>
      {t('warnings.area', {
        percent: formatNumber(Math.round(Math.abs(percent) * 10) / 10),
        comparison: t(percent > 0 ? 'warnings.larger' : 'warnings.smaller'),
        measured: writeArea(t, measured),
        deed: writeThaiArea(t, deed),
        tolerance: formatNumber(tolerance),
      })}
    </Notice>
  );
}
