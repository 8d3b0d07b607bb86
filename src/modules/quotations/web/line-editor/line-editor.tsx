import { Button } from '@mantine/core';
import { IconClipboardText, IconHeading, IconNote, IconPlus } from '@tabler/icons-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { MOST_ITEMS } from '#modules/quotations/contract/quotation-choices.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { newLine, newText, type EditorLine, type Problems, type TypedItem } from './editor-line.ts';
import { LineRow } from './line-row.tsx';
import { ProductSearch } from './product-search.tsx';
import { useLines, type LineActs } from './use-lines.ts';
import classes from './line-editor.module.css';

const PasteDialog = whenOpened(async () => (await import('./paste-dialog.tsx')).PasteDialog);

interface LineEditorProps {
  readonly label: string;
  readonly present: readonly TypedItem[];
  readonly pricesIncludeVat: boolean;
  /** What is wrong, by fields such as `items.3.quantity`; of the whole list, `items`. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly onChange: (items: readonly TypedItem[], touched?: number) => void;
}

const HEADINGS = [
  'item_name',
  'quantity',
  'unit',
  'unit_price',
  'discount',
  'tax_rate',
  'net',
] as const;

/** A line is not saved without them. */
const REQUIRED: ReadonlySet<string> = new Set(['item_name', 'quantity', 'unit', 'unit_price']);

/** The same for all lines without a problem, so that they are not drawn again. */
const NONE: Problems = {};

/** The lines of a quotation: products, free lines, headings and notes. */
export function LineEditor({ label, errors, pricesIncludeVat, ...editing }: LineEditorProps) {
  const t = useTexts(texts);
  const id = useId();
  const { lines, acts } = useLines(editing);
  const [dragged, setDragged] = useState<string>();
  const problems = useMemo(() => problemsByLine(errors), [errors]);
  const problem = errors['items'];
  return (
    <section className={classes.editor} aria-labelledby={id} data-path="items" tabIndex={-1}>
      <h2 id={id}>{label}</h2>
      {lines.length > 0 && (
        <div className={classes.head} aria-hidden>
          {HEADINGS.map((name) => (
            <span key={name} data-column={name} data-required={REQUIRED.has(name) || undefined}>
              {t(`fields.${name}`)}
            </span>
          ))}
        </div>
      )}
      <ol className={classes.lines}>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            index={index}
            isLast={index === lines.length - 1}
            acts={acts}
            problems={problems.get(index) ?? NONE}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </ol>
      {lines.length === 0 && <p className={classes.empty}>{t('lines.empty')}</p>}
      {Boolean(problem) && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {lines.length < MOST_ITEMS && <AddLines acts={acts} pricesIncludeVat={pricesIncludeVat} />}
    </section>
  );
}

interface AddLinesProps {
  readonly acts: LineActs;
  readonly pricesIncludeVat: boolean;
}

/** The ways to a further line. */
function AddLines({ acts, pricesIncludeVat }: AddLinesProps) {
  const t = useTexts(texts);
  const [pasted, setPasted] = useState<string>();
  const add = (line: EditorLine) => acts.add([line], 'item_name');
  return (
    <div className={classes.add}>
      <ProductSearch
        pricesIncludeVat={pricesIncludeVat}
        onAdd={(line, focus) => acts.add([line], focus)}
        onPasteSheet={setPasted}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => add(newLine({}))}
      >
        {t('lines.add_free')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconHeading size={16} />}
        onClick={() => add(newText('section'))}
      >
        {t('lines.add_section')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconNote size={16} />}
        onClick={() => add(newText('note'))}
      >
        {t('lines.add_note')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconClipboardText size={16} />}
        onClick={() => setPasted('')}
      >
        {t('lines.paste')}
      </Button>
      <PasteDialog
        key={pasted}
        opened={pasted !== undefined}
        text={pasted ?? ''}
        onClose={() => setPasted(undefined)}
        onAdd={(lines) => acts.add(lines)}
      />
    </div>
  );
}

/** What is wrong with each line, by its place and its fields. */
function problemsByLine(errors: LineEditorProps['errors']): ReadonlyMap<number, Problems> {
  const all = new Map<number, Problems>();
  for (const [path, problem] of Object.entries(errors)) {
    const [list, place, field] = path.split('.');
    if (list !== 'items' || field === undefined) continue;
    all.set(Number(place), { ...all.get(Number(place)), [field]: problem });
  }
  return all;
}
