import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface UndoButtonsProps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Steps of drawing back and forth. */
export function UndoButtons({ undo, redo }: UndoButtonsProps) {
  const t = useTexts(texts);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} />}
        disabled={undo === undefined}
        onClick={undo}
      >
        {t('shapes.undo')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={16} />}
        disabled={redo === undefined}
        onClick={redo}
      >
        {t('shapes.redo')}
      </Button>
    </>
  );
}
