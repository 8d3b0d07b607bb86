import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { formatList, formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ScrollBox } from '#platform/web/page/scroll-box.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { figureOf, type EditorLine } from './editor-line.ts';
import { readSheet } from './read-sheet.ts';
import classes from './line-editor.module.css';

const SHOWN = 50;

interface PasteDialogProps extends WindowProps {
  /** What was pasted already. */
  readonly text: string;
  readonly onAdd: (lines: readonly EditorLine[]) => void;
}

/** Takes lines that were copied from a sheet, and shows what is read of them before they are added. */
export function PasteDialog({ text, onAdd, opened, onClose }: PasteDialogProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState(text);
  const { lines, unread } = readSheet(typed);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('lines.paste')} wide>
      <Stack>
        <Textarea
          data-autofocus
          label={t('lines.paste_label')}
          description={t('lines.paste_hint')}
          value={typed}
          minRows={5}
          maxRows={10}
          autosize
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {unread.length > 0 && (
          <Notice>{t('lines.paste_unread', { rows: formatList(unread.map(String)) })}</Notice>
        )}
        {lines.length > 0 && <ReadLines lines={lines} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('lines.cancel')}
          </Button>
          <Button
            disabled={lines.length === 0}
            onClick={() => {
              onAdd(lines);
              onClose();
            }}
          >
            {t('lines.paste_add', { count: lines.length })}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

function ReadLines({ lines }: { readonly lines: readonly EditorLine[] }) {
  const t = useTexts(texts);
  return (
    <ScrollBox label={t('lines.paste_read')}>
      <table className={classes.read}>
        <thead>
          <tr>
            {(['item_name', 'quantity', 'unit', 'unit_price', 'discount'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ key, item }) =>
            item.item_type === 'section' ? (
              <tr key={key}>
                <th scope="rowgroup" colSpan={5}>
                  {item.item_name}
                </th>
              </tr>
            ) : (
              <tr key={key}>
                <td>{item.item_name}</td>
                <td>{formatNumber(figureOf(item.quantity))}</td>
                <td>{item.unit}</td>
                <td>{formatBaht(figureOf(item.unit_price))}</td>
                <td>{`${formatNumber(figureOf(item.discount_value))} %`}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}
