import '#platform/web/theme/styles/mantine-app.css';
import { saveUserSettings } from '#modules/settings/web/public.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { chooseCompany } from '#platform/web/api/company.ts';
import {
  onSecondFactorOwed,
  onSessionEnd,
  reportSecondFactorOwed,
  signOut,
} from '#platform/web/api/session.ts';
import { coverPage } from '#platform/web/feedback/overlay.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { mayLeaveForms } from '#platform/web/form/unsaved-forms.ts';
import { withoutEval } from '#platform/web/form/without-eval.ts';
import { languageOfPage, rememberLanguage } from '#platform/web/i18n/language.ts';
import { startLive } from '#platform/web/query/live.ts';
import { forgetFetched } from '#platform/web/offline/device-data.ts';
import { forgetQueries, restoreQueries } from '#platform/web/query/persistence.ts';
import { createQueryClient } from '#platform/web/query/query-client.ts';
import { loginAddress, secondFactorAddress } from '#platform/web/shell/sign-in-address.ts';
import type { Viewer } from '#platform/web/shell/viewer.ts';
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx';
import { modules } from './modules.ts';
import { createApplicationRouter } from './router.tsx';
import { fetchViewer } from './viewer.ts';

// The entry's address contains the hash of everything it imports: another release, another address.
const RELEASE = import.meta.url;

withoutEval();

const queryClient = createQueryClient();
const router = createApplicationRouter({
  queryClient,
  modules,
  loadViewer,
  switchCompany,
  changeLanguage,
  saveFoldedGroups: async (groups) => saveUserSettings({ folded_groups: [...groups] }),
  logOut,
});
let leaveCompany: ((storeFirst: boolean) => Promise<void>) | undefined;

/** Everything behind the sign-in. */
export function Application() {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Finds out who is signed in and restores what this browser still knows about the company. */
async function loadViewer(): Promise<Viewer> {
  const viewer = await fetchViewer();
  if (viewer.owesSecondFactor) {
    reportSecondFactorOwed();
    // The page is being left.
    return new Promise(() => undefined);
  }
  await enterCompany(viewer);
  return viewer;
}

async function enterCompany(viewer: Viewer): Promise<void> {
  void leaveCompany?.(false);
  // Answers contain texts in the language they were requested in.
  const edition = `${RELEASE} ${languageOfPage()}`;
  const stopSaving = await restoreQueries(queryClient, {
    reader: viewer.key,
    edition,
    personal: modules.flatMap(({ personal = [] }) => personal),
  });
  const stopLive = startLive(queryClient, async () =>
    (await import('./change-viewer.ts')).refreshViewer(router, enterCompany),
  );
  leaveCompany = (storeFirst) => {
    stopLive();
    return stopSaving(storeFirst);
  };
}

async function switchCompany(id: number, address?: string): Promise<void> {
  if (!(await mayLeaveForms())) return;
  // Fetched when it is needed, and before anything has changed.
  const { switchTo } = await import('./change-viewer.ts');
  await switchTo(id, { address, router, enterCompany });
}

async function changeLanguage(language: Language): Promise<void> {
  if (language === languageOfPage()) return;
  coverPage(true);
  try {
    await saveUserSettings({ lang: language });
    await leaveCompany?.(true);
    rememberLanguage(language);
    location.reload();
  } catch (error) {
    coverPage(false);
    toast.failure(error);
  }
}

async function logOut(): Promise<void> {
  coverPage(true);
  try {
    await signOut();
  } catch (error) {
    toast.failure(error);
  }
}

// So that whatever is open now is left, wherever the refusal came from.
onSecondFactorOwed(() => {
  location.replace(secondFactorAddress(location.pathname + location.search));
});

// A new document clears everything that was in memory, in every tab.
onSessionEnd(() => {
  void leaveCompany?.(false);
  chooseCompany(undefined);
  void Promise.all([forgetQueries(queryClient), forgetFetched()]).finally(() => {
    location.assign(loginAddress(location.pathname + location.search));
  });
});
