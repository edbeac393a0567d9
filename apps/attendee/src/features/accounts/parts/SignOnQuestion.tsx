import { memberSignOnCalls } from '@meetingapp/contract/accounts/sign-on.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Question = NonNullable<AnswerOf<typeof memberSignOnCalls.finishMember>['question']>;
type Inside = AnswerOf<typeof memberSignOnCalls.chooseMember>;

/** Asks what to do while another account is logged in on the device (T20). Nothing changes before the choice. */
export function SignOnQuestion({
  question: { ticket, way, choices, back, ...accounts },
  entered,
  failed,
}: {
  question: Question;
  entered: (inside: Inside) => void;
  failed: (text: string) => void;
}) {
  const t = useT('accounts');
  const { send, sending } = useSend(memberSignOnCalls.chooseMember);
  const here = accounts.here || t('signOn.nameless');
  const there = accounts.there === '' ? t('signOn.nameless') : accounts.there;
  const [chosen, setChosen] = useState('');
  async function choose(choice: Question['choices'][number]): Promise<void> {
    setChosen(choice);
    const outcome = await send({ ticket, choice });
    if (outcome.ok) entered(outcome.answer);
    else failed(outcome.failure.msg);
  }
  const texts = {
    switch: t('signOn.switch', { there: there ?? '' }),
    link: t('signOn.link'),
    separate: t('signOn.separate'),
  };
  return (
    <section className="sign-on-question" aria-labelledby="sign-on-question">
      <h1 id="sign-on-question">{t('signOn.question', { here })}</h1>
      <p>{there === null ? t('signOn.newText', { way }) : t('signOn.thereText', { way, there })}</p>
      {choices.map((choice, at) => (
        <Button
          key={choice}
          variant={at === 0 ? 'fill' : 'outline'}
          loading={sending && chosen === choice}
          loadingText={t('signOn.under')}
          onClick={() => void choose(choice)}
        >
          {texts[choice]}
        </Button>
      ))}
      <Button variant="ghost" onClick={() => location.replace(back)}>
        {t('signOn.stay', { here })}
      </Button>
    </section>
  );
}
