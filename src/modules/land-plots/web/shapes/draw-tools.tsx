import { Button } from '@mantine/core';
import { IconCheck, IconFocusCentered, IconX, IconZoomIn } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

interface DrawToolsProps {
  /** The ground is too small for a first corner. */
  readonly comesCloser: boolean;
  readonly canFinish: boolean;
  /** Adds a corner in the middle of the map, or comes closer. */
  readonly onAdd: () => void;
  readonly onFinish: () => void;
  /** Absent while there is nothing to return to. */
  readonly onStop: (() => void) | undefined;
}

/** What is done while an area is drawn. */
export function DrawTools({ comesCloser, canFinish, onAdd, onFinish, onStop }: DrawToolsProps) {
  const t = useTexts(texts);
  return (
    <>
      <p className={textClasses.hint} role="status">
        {t(comesCloser ? 'shapes.closer_hint' : 'shapes.draw_hint')}
      </p>
      <Button
        variant="default"
        leftSection={comesCloser ? <IconZoomIn size={16} /> : <IconFocusCentered size={16} />}
        onClick={onAdd}
      >
        {t(comesCloser ? 'shapes.closer_at_centre' : 'shapes.add_at_centre')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCheck size={16} />}
        disabled={!canFinish}
        onClick={onFinish}
      >
        {t('shapes.finish_area')}
      </Button>
      {onStop !== undefined && (
        <Button variant="default" leftSection={<IconX size={16} />} onClick={onStop}>
          {t('shapes.stop_drawing')}
        </Button>
      )}
    </>
  );
}
