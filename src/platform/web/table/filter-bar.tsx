import { Button } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** What is always in sight: a SearchBox, or the filters where they are one or two. */
  readonly children?: ReactNode;
  /** On a phone they are behind a button. */
  readonly filters?: ReactNode;
  /** How many of them are set, which that button says. */
  readonly filtersSet?: number;
  /** At the end: columns, export. */
  readonly end?: ReactNode;
  /** Offered while any filter is set. */
  readonly onReset?: () => void;
}

/** Search and filters over a table; their state is the address. */
export function FilterBar({ children, filters, filtersSet = 0, end, onReset }: FilterBarProps) {
  const t = usePlatformTexts();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <search className={classes.bar}>
      {children}
      {Boolean(filters) && (
        <>
          <Button
            className={classes.fold}
            variant="default"
            leftSection={<IconFilter size={16} stroke={1.7} />}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t('table.filters')}
            {filtersSet > 0 && ` (${formatNumber(filtersSet)})`}
          </Button>
          <div id={id} className={classes.filters} data-unfolded={unfolded || undefined}>
            {filters}
          </div>
        </>
      )}
      {onReset !== undefined && (
        <Button variant="subtle" leftSection={<IconX size={14} />} onClick={onReset}>
          {t('table.reset')}
        </Button>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </search>
  );
}
