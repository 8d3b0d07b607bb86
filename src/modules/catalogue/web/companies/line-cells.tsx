import type { ReactNode } from 'react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RowMenu } from '#platform/web/table/row-menu.tsx';
import { Completeness, type CompletenessProps } from '../entries/entry-completeness.tsx';
import type { ActionsOf, EntryTarget } from '../entries/entry-target.ts';
import { texts } from '../texts.ts';
import classes from './explorer.module.css';

export interface LineProps {
  /** Whether its line has the focus. */
  readonly active: boolean;
  readonly actionsOf: ActionsOf;
}

interface LineCellsProps extends LineProps, Pick<CompletenessProps, 'percent' | 'within'> {
  readonly target: EntryTarget;
  readonly code: string;
  /** Before the code. */
  readonly toggle?: ReactNode;
  /** The number of its features; a feature has none. */
  readonly features?: number;
  readonly fields: number;
  /** Before the menu. */
  readonly end: ReactNode;
  /** Its name, and what it is for. */
  readonly children: ReactNode;
}

/** The cells of a module or a feature; only those of the line with the focus are reached by the Tab key. */
export function LineCells(props: LineCellsProps) {
  const t = useTexts(texts);
  const { target, features, active, actionsOf } = props;
  const tabIndex = active ? 0 : -1;
  return (
    <>
      <span role="gridcell" className={classes.code}>
        {props.toggle}
        <code>{props.code}</code>
      </span>
      <span role="rowheader" className={classes.name}>
        {props.children}
      </span>
      {features === undefined ? (
        <span role="gridcell" data-align="end" className={classes.nothing} />
      ) : (
        <span role="gridcell" data-align="end" data-label={t('fields.features')}>
          {formatNumber(features)}
        </span>
      )}
      <span role="gridcell" data-align="end" data-label={t('fields.fields')}>
        {formatNumber(props.fields)}
      </span>
      <span role="gridcell" className={classes.completeness}>
        <Completeness
          percent={props.percent}
          name={target.name}
          within={props.within}
          tabIndex={tabIndex}
        />
      </span>
      <span role="gridcell" className={classes.end}>
        {props.end}
        <RowMenu tabIndex={tabIndex} actions={() => actionsOf(target)} />
      </span>
    </>
  );
}
