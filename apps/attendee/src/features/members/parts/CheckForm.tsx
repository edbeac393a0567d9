import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useCheck } from '../data.ts';
import { checkBody, wrongsOf } from '../view.ts';
import type { Asked } from '../view.ts';

type Result = { member: boolean } | { text: string } | null;

/** Checks whether a person is in the list, by name and phone or e-mail (V16). */
export function CheckForm({ listId }: { listId: number }) {
  const t = useT('members');
  const { send, sending } = useCheck();
  const [asked, setAsked] = useState<Asked>({ name: '', contact: '' });
  const [touched, setTouched] = useState<Partial<Record<keyof Asked, boolean>>>({});
  const [result, setResult] = useState<Result>(null);
  const wrong = wrongsOf(asked);

  function field(name: keyof Asked) {
    const reason = wrong[name];
    const shown = touched[name] === true;
    return {
      value: asked[name],
      onChange: (text: string) => {
        setAsked({ ...asked, [name]: text });
        setResult(null);
      },
      onBlur: () => setTouched({ ...touched, [name]: touched[name] === true || asked[name] !== '' }),
      required: true,
      error: shown && reason ? t(`check.${name}.${reason === 'empty' ? 'empty' : 'wrong'}`) : undefined,
      valid: shown && !reason,
    };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTouched({ name: true, contact: true });
    if (Object.keys(wrong).length > 0) {
      focusFirstError(event.currentTarget);
      return;
    }
    const outcome = await send(checkBody(listId, asked));
    setResult(outcome.ok ? { member: outcome.answer.data === 1 } : { text: outcome.failure.msg });
  }

  return (
    <section>
      <div className="head">
        <h2>{t('check.title')}</h2>
      </div>
      <p className="t-sm ink-2">{t('check.text')}</p>
      <form className="vip-check" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={t('check.name.label')} autoComplete="name" {...field('name')} />
        <TextField label={t('check.contact.label')} inputMode="email" autoComplete="off" {...field('contact')} />
        <Button type="submit" variant="outline" loading={sending} loadingText={t('check.under')}>
          {t('check.act')}
        </Button>
        <div aria-live="polite">
          {result && 'text' in result && <Note kind="bad">{result.text}</Note>}
          {result && 'member' in result && result.member && (
            <Note kind="ok">{t('check.yes', { name: asked.name.trim() })}</Note>
          )}
          {result && 'member' in result && !result.member && <Note kind="warn">{t('check.no')}</Note>}
        </div>
      </form>
    </section>
  );
}
