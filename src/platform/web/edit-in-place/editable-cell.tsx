import { IconPencil } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { placeBeside } from '../menu/place.ts';
import { CellEditor, type CellEditorProps } from './cell-editor.tsx';
import classes from './editable-cell.module.css';

interface EditableCellProps<Row, Value> extends Omit<CellEditorProps<Row, Value>, 'onClose'> {
  /** Those who may not edit see the value alone. */
  readonly mayEdit: boolean;
  /** The value as it is shown. */
  readonly children: ReactNode;
}

const PHONE = '(max-width: 47.99em)';

/**
 * A value that is edited where it is shown, in a list, on a card or in a page: a click or Enter opens its
 * input beside it, Escape leaves it as it was. What the server refuses, and what somebody else stored
 * meanwhile, is shown there too.
 */
export function EditableCell<Row extends object, Value>(props: EditableCellProps<Row, Value>) {
  const { mayEdit, children, ...cell } = props;
  const { name, label } = cell;
  const t = usePlatformTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  if (!mayEdit) return children;

  const show = () => {
    if (box.current === null || button.current === null) return;
    if (matchMedia(PHONE).matches) box.current.dataset['placed'] = '';
    else placeBeside(box.current, button.current, 'bottom-start');
    box.current.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <span className={classes.cell}>
      {children}
      <button
        ref={button}
        type="button"
        className={classes.button}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={t('edit_in_place.open', { field: label, name })}
      >
        <IconPencil size={14} stroke={1.7} aria-hidden />
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className={classes.window}
        role={opened ? 'dialog' : undefined}
        aria-label={opened ? t('edit_in_place.open', { field: label, name }) : undefined}
        onBeforeToggle={(event) => {
          if (event.target === box.current && event.newState === 'open') setOpened(true);
        }}
        onToggle={(event) => {
          if (event.target !== box.current) return;
          // Not sooner: the browser returns the focus only from an input that still exists.
          if (event.newState === 'closed') setOpened(false);
          else show();
        }}
      >
        {opened && <CellEditor {...cell} onClose={() => box.current?.hidePopover()} />}
      </div>
    </span>
  );
}
