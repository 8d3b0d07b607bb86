import { Menu, UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useShellContext } from './use-shell-context.ts';
import { useViewer, type ViewerCompany } from './viewer.ts';
import classes from './sidebar.module.css';

/** Shows the company one works in, and changes to another one. */
export function CompanySwitcher() {
  const t = usePlatformTexts();
  const { company, companies } = useViewer();
  const { switchCompany } = useShellContext();
  const [busy, setBusy] = useState(false);

  const change = async (id: number) => {
    setBusy(true);
    await switchCompany(id).catch((error: unknown) => toast.failure(error));
    setBusy(false);
  };
  return (
    <Menu position="bottom-start" width={256} disabled={busy}>
      <Menu.Target>
        <UnstyledButton className={classes.company} title={company.name} aria-busy={busy}>
          <CompanyMark company={company} />
          <span className={classes.companyName}>{company.name}</span>
          <span className={classes.heard}>{t('shell.switch_company')}</span>
          <IconSelector size={16} className={classes.selector} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('shell.companies')}</Menu.Label>
        {companies.map((each) => (
          <Menu.RadioItem
            key={each.id}
            value={String(each.id)}
            checked={each.id === company.id}
            closeMenuOnClick
            rightSection={<CompanyMark company={each} />}
            onChange={() => {
              if (each.id !== company.id) void change(each.id);
            }}
          >
            {each.name}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function CompanyMark({ company }: { readonly company: ViewerCompany }) {
  if (company.logo !== undefined) {
    return <img className={classes.mark} src={company.logo} alt="" width={24} height={24} />;
  }
  return <span className={classes.mark} data-letters={company.code.slice(0, 2)} aria-hidden />;
}
