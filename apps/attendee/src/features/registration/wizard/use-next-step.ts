import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { reloadOnce } from '../../../lib/navigation/reload-once.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { fetchFormRules } from '../../../shared/sign-up/use-form-rules.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { language } from '../../../lib/texts/language.ts';
import { loadTexts, useT } from '../../../lib/texts/texts.ts';
import { useRefusal } from './use-refusal.ts';
import type { Form } from '../../../shared/form-fields/use-form.ts';

/** Loaded on the first touch of the form, as the pickers are. */
export async function fetchNextStep() {
  await loadTexts(['registrationMember'], language.get());
  return import('./next-step.ts');
}

/** What Next does, in the specification's order (T11): errors at once, then everything that a form without errors needs. */
export function useNextStep(signUp: SignUp, form: Form, root: RefObject<HTMLElement | null>, editing: boolean) {
  const app = useT('app');
  const goStep = useGoStep(signUp);
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const refused = useRefusal(signUp);
  const [busy, setBusy] = useState(false);
  // Guards against a second tap before the page shows that it is busy.
  const running = useRef(false);

  /** A part could not be loaded. The answers are kept, so that a page whose parts are gone may be reloaded. */
  function missed(): void {
    if (!reloadOnce()) showTopTip(app('offline'));
  }

  async function blocked(): Promise<boolean> {
    if (!(await form.passes(root.current))) return true;
    // What follows does not send the answers yet, so that nobody would check them.
    if (await fetchFormRules()) return false;
    missed();
    return true;
  }

  async function next(): Promise<void> {
    if (running.current) return;
    running.current = true;
    if (await blocked()) {
      running.current = false;
      return;
    }
    setBusy(true);
    const take = await fetchNextStep().then(
      (file) => file.takeNextStep,
      () => async () => missed(),
    );
    await take({ signUp, form, editing, loggedIn, app, goStep, logIn, refused }).finally(() => {
      running.current = false;
      setBusy(false);
    });
  }
  return { next, busy: busy || form.checking };
}
