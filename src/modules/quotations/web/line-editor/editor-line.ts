import type { ReactNode } from 'react';
import { TAX_RATE, type ItemType } from '#modules/quotations/contract/quotation-choices.ts';
import type { ItemInput } from '#modules/quotations/contract/quotation-items.ts';

type Figures = 'quantity' | 'unit_price' | 'discount_value';

/** A line as it is typed: a figure may be missing, or be no figure yet. */
export type TypedItem = Omit<ItemInput, Figures | 'display_order'> & {
  readonly [Figure in Figures]: number | string;
};

/** What is wrong with a line, by its fields. */
export type Problems = { readonly [Field in keyof TypedItem]?: ReactNode };

/** A line on the screen, which keeps its inputs wherever it is moved. */
export interface EditorLine {
  readonly key: string;
  readonly item: TypedItem;
}

const BLANK: TypedItem = {
  item_type: 'product',
  product_id: null,
  item_name: '',
  description: '',
  quantity: 1,
  unit: '',
  unit_price: '',
  discount_type: 'percentage',
  discount_value: 0,
  tax_rate: TAX_RATE,
  is_optional: false,
};

let made = 0;

/** A line with what is known of it. */
export function newLine(item: Partial<TypedItem>): EditorLine {
  made += 1;
  return { key: `line-${made}`, item: withDefaults(item) };
}

/** A line of the form's values, in which whatever has a default may be missing. */
export function withDefaults(item: Partial<TypedItem>): TypedItem {
  return { ...BLANK, ...item };
}

/** A heading over lines, or a text between them: nothing that is sold. */
export function newText(item_type: Exclude<ItemType, 'product'>): EditorLine {
  return newLine({ item_type, quantity: 1, unit_price: 0 });
}

/** Moves one line to the place of another; what is outside the list stays at its end. */
export function moveLine<Line>(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const line = lines[from];
  if (line === undefined) return lines;
  const place = Math.max(0, Math.min(to, lines.length - 1));
  return lines.toSpliced(from, 1).toSpliced(place, 0, line);
}

/** A figure as it is typed, as the amounts are computed with it: what is no figure yet counts as nothing. */
export function figureOf(typed: number | string): number {
  const figure = typeof typed === 'number' ? typed : Number(typed);
  return Number.isFinite(figure) && figure > 0 ? figure : 0;
}
