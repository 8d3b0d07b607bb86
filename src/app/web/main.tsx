import '#platform/web/theme/styles/foundation.css';
import 'virtual:themes.css';
import '#platform/web/theme/styles/mantine-base.css';
import '#platform/web/theme/styles/look.css';
import { createRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { companyOfPage } from '#platform/web/api/company.ts';
import { maybeSignedIn } from '#platform/web/api/session.ts';
import { SECOND_FACTOR, wayBack } from '#platform/web/shell/sign-in-address.ts';

/**
 * Small applications share the page: signing in, which people wait for and which therefore loads
 * next to nothing, and everything else. Going from one to the other keeps the page.
 */
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

async function startApplication(): Promise<void> {
  const { Application } = await import('./application.tsx');
  root.render(
    <StrictMode>
      <Application />
    </StrictMode>,
  );
}

async function startSignIn(): Promise<void> {
  const { SignIn } = await import('./sign-in.tsx');
  root.render(
    <StrictMode>
      <SignIn onSignedIn={() => void start()} />
    </StrictMode>,
  );
}

async function startChoosingPassword(): Promise<void> {
  const { ChoosePassword } = await import('./choose-password.tsx');
  const proceed = () => {
    // The token in the fragment has been used.
    history.replaceState(null, '', '/login');
    void startSignIn();
  };
  root.render(
    <StrictMode>
      <ChoosePassword onChosen={proceed} />
    </StrictMode>,
  );
}

async function startSecondFactor(): Promise<void> {
  const { SecondFactor } = await import('./second-factor.tsx');
  // What the page before it knew was refused: a new document starts without it.
  const proceed = () => location.replace(wayBack(location.search));
  root.render(
    <StrictMode>
      <SecondFactor onDone={proceed} />
    </StrictMode>,
  );
}

async function startOffer(): Promise<void> {
  const { Offer } = await import('./offer.tsx');
  root.render(
    <StrictMode>
      <Offer />
    </StrictMode>,
  );
}

async function startField(): Promise<void> {
  const { Field, leaveToSignIn } = await import('./field.tsx');
  if (await leaveToSignIn()) return;
  // Right after the first sign-in on a device nothing says yet in which company the person works.
  if (companyOfPage() === undefined && maybeSignedIn()) {
    const { fetchViewer } = await import('./viewer.ts');
    await fetchViewer().catch(() => undefined);
  }
  root.render(
    <StrictMode>
      <Field />
    </StrictMode>,
  );
}

const pages = new Map([
  ['/cane-surveys/field', startField],
  ['/offer', startOffer],
  [SECOND_FACTOR, startSecondFactor],
  ['/login', startSignIn],
  ['/choose-password', startChoosingPassword],
]);

/** Starts what the address is of. */
function start(): Promise<void> {
  return (pages.get(location.pathname) ?? startApplication)();
}

void start();
