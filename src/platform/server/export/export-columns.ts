import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import type { Cell, ExportColumn } from './export-list.ts';

interface Choice<Row> extends Omit<ExportColumn<Row>, 'cell'> {
  /** For a field whose value is not a cell by itself, for example one of a fixed set. */
  readonly cell?: ExportColumn<Row>['cell'];
}

/** What is a cell by itself. */
type Plain = string | number | null;

type ChoiceFor<Row, Value> = [Value] extends [Plain]
  ? Choice<Row>
  : Choice<Row> & Required<Pick<Choice<Row>, 'cell'>>;

/**
 * The columns of an export, by the fields of the contract's record: each field has its column, in this
 * order, or is left out by `false`; a missing one is a type error. Instants and days become dates; other
 * values that are neither text nor number need their own cell, or it is a type error.
 */
export function exportColumns<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  choices: {
    readonly [Field in keyof Shape]:
      | ChoiceFor<z.output<z.ZodObject<Shape>>, z.output<Shape[Field]>>
      | false;
  },
): readonly ExportColumn<z.output<z.ZodObject<Shape>>>[] {
  const chosen: readonly [string, Choice<z.output<z.ZodObject<Shape>>> | false][] =
    Object.entries(choices);
  return chosen.flatMap(([field, choice]) => {
    if (choice === false) return [];
    const toCell = cellFor(shape[field]);
    return [{ cell: (row: object) => toCell(Reflect.get(row, field)), ...choice }];
  });
}

function cellFor(schema: unknown): (value: unknown) => Cell {
  if (schema instanceof z.ZodNullable) return cellFor(schema.unwrap());
  if (schema === instant) return instantCell;
  return schema instanceof z.ZodISODate ? dayCell : cellOf;
}

function dayCell(value: unknown): Cell {
  return typeof value === 'string' ? { day: value } : null;
}

/** The cell of an instant as rows carry it. */
export function instantCell(value: unknown): Cell {
  return typeof value === 'string' ? new Date(value) : null;
}

function cellOf(value: unknown): Cell {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
