import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import { figureOf, unreadQuery } from './inbox/inbox.api.ts';
import { useShellContext } from './use-shell-context.ts';
import { useMay, useViewer, type ViewerCompany } from './viewer.ts';
import classes from './sidebar.module.css';

/** Shows the current company, switches to another one, says what is new there, and leads to where one is added. */
export function CompanySwitcher() {
  const t = usePlatformTexts();
  const { company, companies } = useViewer();
  const { switchCompany } = useShellContext();
  const mayCreate = useMay('settings:create_company');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(unreadQuery());
  /** What is unread in another company. */
  const newsOf = ({ id }: ViewerCompany) =>
    data?.elsewhere
      .filter(({ company_id }) => company_id === id)
      .map(({ unread }) => `${t('inbox.unread')} ${figureOf(unread)}`);
  const news = companies.flatMap((each) =>
    (newsOf(each) ?? []).map((there) => `${each.name}: ${there}`),
  );

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
      end: (
        <>
          <span className={classes.news}>{newsOf(each)}</span>
          <CompanyMark company={each} />
        </>
      ),
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
          <span className={classes.visuallyHidden}>
            {[t('shell.switch_company'), ...news].join(' ')}
          </span>
          {news.length > 0 && <span className={classes.dot} aria-hidden />}
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
  return (
    <span
      className={classes.mark}
      data-theme={company.theme}
      data-letters={company.code.slice(0, 2)}
      aria-hidden
    />
  );
}
