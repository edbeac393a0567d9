import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { answersToSend, saveRegistration } from '../../../lib/sign-up/save-registration.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts.ts';

const PAUSE_MS = 1200;

/**
 * Saves what is right so far when typing rests (S114), for someone who is logged in; others keep it on the device. Says
 * quietly how it stands. A save that failed is repeated with the next change.
 */
export function SavedAsOneGoes({ signUp, faulty }: { signUp: SignUp; faulty: Readonly<Record<string, unknown>> }) {
  const t = useT('registration');
  const { loggedIn } = useAccount();
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const all = answersToSend(signUp);
  const right = Object.fromEntries(Object.entries(all).filter(([code, value]) => !(code in faulty) && value !== ''));
  const text = JSON.stringify(right);
  const saved = useRef(text);
  // A registration that was submitted changes only by the person's own Save.
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
