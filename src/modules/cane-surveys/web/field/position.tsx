import type { ReactNode } from 'react';
import type { PlotOfDay } from '#modules/cane-surveys/contract/field-day.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Standing } from '../surveys/standing.tsx';
import { texts } from '../texts.ts';
import type { DraftPosition } from './drafts.ts';
import { LocateButton } from './locate-button.tsx';
import { metresFrom } from './metres-from.ts';

interface PositionProps {
  readonly position: DraftPosition | null;
  readonly shape: PlotOfDay['shape'] | undefined;
  readonly onFound: (position: DraftPosition) => void;
}

/** Where the surveyor stands, how exactly that is known, and whether it is in the plot. */
export function Position({ position, shape, onFound }: PositionProps): ReactNode {
  const t = useTexts(texts);
  return (
    <LocateButton onFound={onFound}>
      {position !== null && (
        <>
          <Standing metres={shape === undefined ? null : metresFrom(shape, position)} />{' '}
          {t('field.accuracy', { metres: formatNumber(position.accuracy_metres) })}
        </>
      )}
    </LocateButton>
  );
}
