import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** A SearchBox and the filters. */
  readonly children: ReactNode;
  /** At the end: columns, export. */
  readonly end?: ReactNode;
  /** Offered while any filter is set. */
  readonly onReset?: () => void;
}

/** Search and filters over a table; their state is the address. */
export function FilterBar({ children, end, onReset }: FilterBarProps) {
  const t = usePlatformTexts();
  return (
    <search className={classes.bar}>
      {children}
      {onReset !== undefined && (
        <Button variant="subtle" leftSection={<IconX size={14} />} onClick={onReset}>
          {t('table.reset')}
        </Button>
      )}
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </search>
  );
}
