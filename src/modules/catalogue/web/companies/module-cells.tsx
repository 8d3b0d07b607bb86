import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { CatalogueModule } from '#modules/catalogue/contract/companies.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { StatusOf } from '../statuses/entry-status.tsx';
import { texts } from '../texts.ts';
import { LineCells, type LineProps } from './line-cells.tsx';
import classes from './explorer.module.css';

interface ModuleCellsProps extends LineProps {
  readonly module: CatalogueModule;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function ModuleCells({ module, open, onToggle, ...line }: ModuleCellsProps) {
  const t = useTexts(texts);
  const { id, module_name: name, description } = module;
  return (
    <LineCells
      {...line}
      target={{ kind: 'module', id, name }}
      code={module.module_code}
      toggle={
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
      }
      features={module.feature_count}
      fields={module.field_count}
      percent={module.completeness}
      within={{ company: module.company_id, module: id }}
      end={<StatusOf status={module.status} />}
    >
      <strong>{name}</strong>
      {description !== '' && <span title={description}>{description}</span>}
    </LineCells>
  );
}
