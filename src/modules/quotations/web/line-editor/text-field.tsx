import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { EditorLine } from './editor-line.ts';
import type { LineActs } from './use-lines.ts';
import classes from './line-editor.module.css';

const LONGEST = 300;

interface TextFieldProps {
  readonly line: EditorLine;
  readonly index: number;
  readonly change: LineActs['change'];
  readonly problem: ReactNode;
}

/** The text of a heading over lines, or of a note between them. */
export function TextField({ line: { key, item }, index, change, problem }: TextFieldProps) {
  const t = useTexts(texts);
  const field = {
    className: classes.text,
    'aria-label': t(item.item_type === 'section' ? 'lines.section' : 'lines.note'),
    placeholder: t(item.item_type === 'section' ? 'lines.section' : 'lines.note'),
    'data-path': `items.${index}.item_name`,
    maxLength: LONGEST,
    value: item.item_name,
    error: problem,
  };
  return item.item_type === 'section' ? (
    <TextInput
      {...field}
      onChange={(event) => change(key, { item_name: event.currentTarget.value })}
    />
  ) : (
    <Textarea
      {...field}
      autosize
      minRows={1}
      onChange={(event) => change(key, { item_name: event.currentTarget.value })}
    />
  );
}
