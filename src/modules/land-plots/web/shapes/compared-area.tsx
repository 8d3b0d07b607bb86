import { toSquareMetres, type ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { writeArea, writeThaiArea } from '../write-area.ts';
import { texts } from '../texts.ts';
import classes from './shapes.module.css';

interface ComparedAreaProps {
  /** Square metres of what is drawn so far. */
  readonly drawn: number;
  /** The area of the deed; nothing is compared while it is not typed. */
  readonly deed: ThaiArea;
}

/** The area that is drawn, beside that of the deed. */
export function ComparedArea({ drawn, deed }: ComparedAreaProps) {
  const t = useTexts(texts);
  const ofDeed = toSquareMetres(deed);
  const tenths = Math.round(((drawn - ofDeed) / ofDeed) * 1_000);
  const percent = `${tenths > 0 ? '+' : ''}${formatNumber(tenths / 10)}`;
  return (
    <div className={classes.area}>
      <strong>{writeArea(t, drawn)}</strong>
      {ofDeed > 0 && (
        <div>
          {t('shapes.of_deed', { deed: writeThaiArea(t, deed) })}
          {drawn > 0 && ` · ${t('shapes.difference', { percent })}`}
        </div>
      )}
    </div>
  );
}
