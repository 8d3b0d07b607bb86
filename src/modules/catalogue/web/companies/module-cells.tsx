import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { RowMenu } from '#platform/web/table/row-menu.tsx';
import { Completeness } from '../entries/entry-completeness.tsx';
import { StatusOf } from '../entries/entry-status.tsx';
import type { ActionsOf } from '../entries/entry-target.ts';
import { texts } from '../texts.ts';
import classes from './explorer.module.css';

interface ModuleCellsProps {
  readonly module: CatalogueModule;
  readonly open: boolean;
  /** Whether its line has the focus. */
  readonly active: boolean;
  readonly actionsOf: ActionsOf;
  readonly onToggle: () => void;
}

export function ModuleCells({ module, open, active, actionsOf, onToggle }: ModuleCellsProps) {
  const t = useTexts(texts);
  const name = module.module_name;
  return (
    <>
      <span role="gridcell" className={classes.code}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          tabIndex={-1}
          className={classes.toggle}
          aria-label={t(open ? 'explorer.collapse' : 'explorer.expand', { name })}
          onClick={onToggle}
        >
          <IconChevronRight size={16} stroke={1.8} />
        </ActionIcon>
        <code>{module.module_code}</code>
      </span>
      <span role="rowheader" className={classes.name}>
        <strong>{name}</strong>
        {module.description !== '' && <span title={module.description}>{module.description}</span>}
      </span>
      <span role="gridcell" data-align="end" data-label={t('explorer.columns.features')}>
        {formatNumber(module.feature_count)}
      </span>
      <span role="gridcell" data-align="end" data-label={t('explorer.columns.fields')}>
        {formatNumber(module.field_count)}
      </span>
      <span role="gridcell" className={classes.completeness}>
        <Completeness
          percent={module.completeness}
          name={name}
          within={{ company: module.company_id, module: module.id }}
          tabIndex={active ? 0 : -1}
        />
      </span>
      <span role="gridcell" className={classes.end}>
        <StatusOf status={module.status} />
        <RowMenu
          tabIndex={active ? 0 : -1}
          actions={() => actionsOf({ kind: 'module', id: module.id, name })}
        />
      </span>
    </>
  );
}
