import { Button } from '@mantine/core';
import {
  IconArrowsJoin,
  IconCut,
  IconPlus,
  IconPointOff,
  IconPolygonOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import {
  removeArea,
  removeCorner,
  splitArea,
  type Corner,
  type Drawing,
} from '#platform/web/map/drawing.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

interface ChangeToolsProps {
  readonly drawing: Drawing;
  readonly chosen: readonly Corner[];
  /** Begins another area. */
  readonly onDraw: () => void;
  readonly onChange: (drawing: Drawing) => void;
}

/** What is done to areas that are drawn: corners are chosen on the map, two of them split an area. */
export function ChangeTools({ drawing, chosen, onDraw, onChange }: ChangeToolsProps) {
  const t = useTexts(texts);
  const [problem, setProblem] = useState<string>();
  const [first, second] = chosen;
  const change = (next: Drawing | undefined, failure: string) => {
    setProblem(next === undefined ? failure : undefined);
    if (next !== undefined) onChange(next);
  };
  const join = async () => {
    // What joins areas is large, and few plots have more than one.
    const { joinAreas } = await import('./join-areas.ts');
    change(joinAreas(drawing), t('shapes.cannot_join'));
  };
  const split = () => {
    if (first === undefined || second === undefined) return;
    change(splitArea(drawing, first, second), t('shapes.cannot_split'));
  };
  return (
    <>
      <p className={textClasses.hint}>{t('shapes.change_hint')}</p>
      {problem !== undefined && <Notice>{problem}</Notice>}
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onDraw}>
        {t('shapes.draw_another')}
      </Button>
      {first !== undefined && second === undefined && (
        <>
          <Button
            variant="default"
            leftSection={<IconPointOff size={16} />}
            onClick={() => onChange(removeCorner(drawing, first))}
          >
            {t('shapes.remove_corner')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPolygonOff size={16} />}
            onClick={() => onChange(removeArea(drawing, first.area))}
          >
            {t('shapes.remove_area')}
          </Button>
        </>
      )}
      {second !== undefined && (
        <Button variant="default" leftSection={<IconCut size={16} />} onClick={split}>
          {t('shapes.split')}
        </Button>
      )}
      {drawing.areas.length > 1 && (
        <Button
          variant="default"
          leftSection={<IconArrowsJoin size={16} />}
          onClick={() => void join()}
        >
          {t('shapes.join')}
        </Button>
      )}
    </>
  );
}
