import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { memo, useState, type KeyboardEvent } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { EditorLine, Problems } from './editor-line.ts';
import { LineMenu } from './line-menu.tsx';
import { ProductFields } from './product-fields.tsx';
import { TextField } from './text-field.tsx';
import type { LineActs } from './use-lines.ts';
import classes from './line-editor.module.css';

interface LineRowProps {
  readonly line: EditorLine;
  readonly index: number;
  readonly isLast: boolean;
  readonly acts: LineActs;
  readonly problems: Problems;
  /** The line that is being dragged. */
  readonly dragged: string | undefined;
  readonly onDrag: (key: string | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A line: dragged by its handle, whose arrow keys move it too; on a phone a card. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, isLast, acts, problems, dragged, onDrag } = props;
  const { key, item } = line;
  const t = useTexts(texts);
  const [isOver, setOver] = useState(false);
  const name = t('lines.line', { number: index + 1, name: item.item_name });
  const isTarget = dragged !== undefined && dragged !== key;
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    acts.move(key, (from) => from + step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle does the same by keyboard
    <li
      className={classes.line}
      data-kind={item.item_type}
      data-optional={item.is_optional || undefined}
      data-over={(isTarget && isOver) || undefined}
      aria-label={name}
      onDragOver={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(false);
        acts.move(dragged, () => index);
        onDrag(undefined);
      }}
    >
      <ActionIcon
        className={classes.handle}
        variant="subtle"
        color="gray"
        aria-label={t('lines.drag', { number: index + 1 })}
        title={t('lines.drag_hint')}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', item.item_name);
          onDrag(key);
        }}
        onDragEnd={() => onDrag(undefined)}
        onKeyDown={moveByKey}
      >
        <IconGripVertical size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.number}>{index + 1}</span>
      {item.item_type === 'product' ? (
        <ProductFields line={line} index={index} change={acts.change} problems={problems} />
      ) : (
        <TextField line={line} index={index} change={acts.change} problem={problems.item_name} />
      )}
      <LineMenu line={line} index={index} isLast={isLast} acts={acts} />
    </li>
  );
});
