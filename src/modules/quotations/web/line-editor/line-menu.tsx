import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Menu, type MenuEntry } from '#platform/web/menu/menu.tsx';
import { texts } from '../texts.ts';
import type { EditorLine } from './editor-line.ts';
import type { LineActs } from './use-lines.ts';
import classes from './line-editor.module.css';

interface LineMenuProps {
  readonly line: EditorLine;
  readonly index: number;
  readonly isLast: boolean;
  readonly acts: LineActs;
}

/** What can be done with a line. */
export function LineMenu({ line: { key, item }, index, isLast, acts }: LineMenuProps) {
  const t = useTexts(texts);
  const label = t('lines.menu', { number: index + 1 });
  const entries = (): MenuEntry[] => [
    { label: t('lines.copy'), icon: IconCopy, onClick: () => acts.copy(key) },
    {
      label: t('lines.move_up'),
      icon: IconArrowUp,
      disabled: index === 0,
      onClick: () => acts.move(key, (from) => from - 1),
    },
    {
      label: t('lines.move_down'),
      icon: IconArrowDown,
      disabled: isLast,
      onClick: () => acts.move(key, (from) => from + 1),
    },
    ...(item.item_type === 'product'
      ? [
          {
            label: t('fields.is_optional'),
            choice: 'checkbox' as const,
            checked: item.is_optional,
            onClick: () => acts.change(key, { is_optional: !item.is_optional }),
          },
        ]
      : []),
    {
      label: t('lines.remove'),
      icon: IconTrash,
      danger: true,
      separated: true,
      onClick: () => acts.remove(key),
    },
  ];
  return (
    <Menu label={label} entries={entries}>
      {(button) => (
        <ActionIcon
          {...button}
          className={classes.menu}
          variant="subtle"
          color="gray"
          aria-label={label}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    </Menu>
  );
}
