import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { answersToSend, saveRegistration } from '../../../shared/sign-up/save-registration.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

const PAUSE_MS = 1200;

/**
 * Saves valid input when typing pauses (S114), for people logged in; for others on the device. Shows its status. A failed save is
 * retried with the next change.
 */
export function AutoSave({ signUp, faulty }: { signUp: SignUp; faulty: Readonly<Record<string, unknown>> }) {
  const t = useT('registrationForm');
  const { loggedIn } = useAccount();
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const all = answersToSend(signUp);
  const right = Object.fromEntries(Object.entries(all).filter(([code, value]) => !(code in faulty) && value !== ''));
  const text = JSON.stringify(right);
  const saved = useRef(text);
  // A submitted registration changes only by Save.
  const draft = signUp.info.register.regFl === 0;

  const save = useEffectEvent(async () => {
    setState('saving');
    const outcome = await saveRegistration(signUp, { answers: right });
    if (outcome.ok) saved.current = text;
    setState(outcome.ok ? 'saved' : 'failed');
  });
  useEffect(() => {
    if (!loggedIn || !draft || text === saved.current || text === '{}') return;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, loggedIn, draft]);

  const words = { idle: '', saving: t('form.savingAnswers'), saved: t('form.saved'), failed: t('form.savedHere') };
  return <span role="status">{words[state]}</span>;
}
