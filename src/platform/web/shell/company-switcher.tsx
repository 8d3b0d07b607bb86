import { IconSelector } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import { useShellContext } from './use-shell-context.ts';
import { useMay, useViewer, type ViewerCompany } from './viewer.ts';
import classes from './sidebar.module.css';

/** Shows the current company, switches to another one, and leads to where one is added. */
export function CompanySwitcher() {
  const t = usePlatformTexts();
  const { company, companies } = useViewer();
  const { switchCompany } = useShellContext();
  const mayCreate = useMay('settings:create_company');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const change = async (id: number) => {
    setBusy(true);
    await switchCompany(id).catch((error: unknown) => toast.failure(error));
    setBusy(false);
  };
  const entries = (): MenuEntry[] => [
    ...companies.map((each) => ({
      label: each.name,
      choice: 'radio' as const,
      checked: each.id === company.id,
      end: <CompanyMark company={each} />,
      onClick: () => {
        if (each.id !== company.id) void change(each.id);
      },
    })),
    ...(mayCreate
      ? [
          {
            label: t('shell.add_company'),
            separated: true,
            onClick: () => void navigate({ href: '/settings/company/create' }),
          },
        ]
      : []),
  ];
  return (
    <Menu label={t('shell.companies')} entries={entries} placement="bottom-start" withHeading>
      {(button) => (
        <button
          type="button"
          {...button}
          className={classes.company}
          title={company.name}
          disabled={busy}
        >
          <CompanyMark company={company} />
          <span className={classes.companyName}>{company.name}</span>
          <span className={classes.visuallyHidden}>{t('shell.switch_company')}</span>
          <IconSelector size={16} className={classes.selector} aria-hidden />
        </button>
      )}
    </Menu>
  );
}

function CompanyMark({ company }: { readonly company: ViewerCompany }) {
  if (company.logo !== undefined) {
    return <img className={classes.mark} src={company.logo} alt="" width={24} height={24} />;
  }
  return <span className={classes.mark} data-letters={company.code.slice(0, 2)} aria-hidden />;
}
