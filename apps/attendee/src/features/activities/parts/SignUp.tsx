import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { activityCalls as calls, type Slot } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ordinaryFlow, visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { CountdownPill } from '@meetingapp/ui/data/CountdownPill.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState, type ReactNode } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { FormRows } from '../../../shared/form-fields/FormRows.tsx';
import { useForm } from '../../../shared/form-fields/use-form.ts';
import { mergedAnswers, type Answers } from '../../../shared/sign-up/form.ts';
import { isFewLeft, isOver } from '../view.ts';

type Read = AnswerOf<typeof calls.read>;

interface SignUpProps {
  read: Read;
  top: ReactNode;
  body: ReactNode;
  rest: ReactNode;
  again: () => void;
}

/** Groups of an activity and what one can do: hold a place, fill in the form, take it, wait, give it back. */
export function SignUp({ read, top, body, rest, again }: SignUpProps) {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const go = useNavigate();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const hold = useSend(calls.hold);
  const join = useSend(calls.join);
  const wait = useSend(calls.wait);
  const leave = useSend(calls.leave);
  const [typed, setTyped] = useState<Answers>({});
  const answers = mergedAnswers(read.fields, typed);
  const fields = visibleFields(read.fields, ordinaryFlow, answers);
  const form = useForm(fields, answers, (changed) => setTyped((before) => ({ ...before, ...changed })));
  const { activity, slots, zone } = read;
  const { own } = activity;
  const mine = slots.find(({ id }) => id === own?.slotId);
  const over = isOver(activity, serverClock.now());
  const open = !over && loggedIn && read.mayJoin && own?.state !== 'joined';
  const name = (slot: Slot) => pickLanguage(slot.name, language);
  const left = slots.reduce<number | null>(
    (sum, slot) => (sum === null || slot.left === null ? null : sum + slot.left),
    0,
  );

  function changed(): void {
    invalidate(calls.list);
    again();
  }
  async function choose(slotId: number | string): Promise<void> {
    const outcome = await hold.send({ slotId });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    changed();
  }
  async function take(): Promise<void> {
    if (!own) return;
    if (!(await form.passes())) return;
    const outcome = await join.send({ slotId: own.slotId, answers });
    if (outcome.ok) showSuccess(t('joined'));
    else {
      form.refuse(outcome.failure.faults);
      showTopTip(outcome.failure.msg);
    }
    changed();
  }
  async function queue(slotId: number | string): Promise<void> {
    const outcome = await wait.send({ slotId });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    changed();
  }
  async function giveBack(): Promise<void> {
    const sure = await askConfirm({
      title: t(own?.state === 'waiting' ? 'leaveWaitAsk' : 'leaveAsk'),
      text: t('leaveText'),
      stay: t('keep'),
      act: t('leave'),
    });
    if (!sure) return;
    const outcome = await leave.send({ activityId: activity.id });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    changed();
  }
  const holds = own?.state === 'held' || own?.state === 'offered';
  const foot = (): ReactNode => {
    if (over) return undefined;
    if (!loggedIn)
      return (
        <StickyFoot>
          <Button onClick={() => logIn(String(read.cid))}>{t('logInToJoin')}</Button>
        </StickyFoot>
      );
    if (!read.mayJoin)
      return (
        <StickyFoot note={t('needRegistration')}>
          <Button onClick={() => go('signHome', { opFlag: 0 }, { cid: read.cid })}>{t('register')}</Button>
        </StickyFoot>
      );
    if (own?.state === 'joined' || own?.state === 'waiting')
      return (
        <StickyFoot
          note={
            own.state === 'joined' ? t('ownSlot', { slot: mine ? name(mine) : '' }) : t('before', { count: own.before })
          }
        >
          <Button
            variant="outline"
            loading={leave.sending}
            disabled={own.checkedIn}
            reason={t('tookPart')}
            onClick={() => void giveBack()}
          >
            {t(own.state === 'joined' ? 'leave' : 'leaveWait')}
          </Button>
        </StickyFoot>
      );
    return (
      <StickyFoot
        {...(holds && mine ? { note: t('slotTime', { slot: name(mine), time: clockText(mine.startsAt, zone) }) } : {})}
        aside={
          holds &&
          own.until && (
            <CountdownPill
              deadline={Date.parse(own.until)}
              now={serverClock.now}
              text={(time) => t('heldFor', { time })}
              onEnd={changed}
            />
          )
        }
      >
        <Button
          guard
          disabled={!holds}
          reason={t('chooseFirst')}
          loading={join.sending || form.checking}
          loadingText={app('submitting')}
          onClick={() => void take()}
        >
          {mine && holds ? t('joinSlot', { slot: name(mine) }) : t('join')}
        </Button>
      </StickyFoot>
    );
  };
  return (
    <Page kind="plain" top={top} foot={foot()}>
      {body}
      {own?.state === 'offered' && <Note kind="ok">{t('offered')}</Note>}
      {own?.checkedIn && <Note kind="ok">{t('tookPart')}</Note>}
      <div className="act-head">
        <h2 className="t-lg">{t('chooseSlot')}</h2>
        {left !== null && <span className="t-sm ink-2">{t('leftAll', { count: left })}</span>}
      </div>
      <ChoiceGroup legend={t('chooseSlot')} legendHidden role="radiogroup">
        <div className="act-slots">
          {slots.map((slot) => {
            const isMine = slot.id === own?.slotId;
            const title = t('slotTime', { slot: name(slot), time: clockText(slot.startsAt, zone) });
            const full = slot.left === 0 && !isMine;
            const clash =
              slot.clash &&
              t('clash', {
                title: pickLanguage(slot.clash.title, language),
                from: clockText(slot.clash.startsAt, zone),
                to: clockText(slot.clash.endsAt, zone),
              });
            if (full || (isMine && own?.state === 'waiting'))
              return (
                <div key={slot.id} className="card waits">
                  <span className="grow">
                    {title}
                    <br />
                    <span className="t-sm ink-2">
                      {isMine ? t('before', { count: own?.before ?? 0 }) : t('fullWaiting', { count: slot.waiting })}
                      {clash && ` ${clash}`}
                    </span>
                  </span>
                  {open && !isMine && (
                    <button
                      type="button"
                      className="link"
                      aria-label={t('waitFor', { slot: name(slot) })}
                      onClick={() => void queue(slot.id)}
                    >
                      {t('wait')}
                    </button>
                  )}
                </div>
              );
            return (
              <ChoiceCard
                key={slot.id}
                name="slot"
                value={String(slot.id)}
                checked={isMine}
                disabled={!open}
                onChange={() => void choose(slot.id)}
                title={title}
                text={clash ?? (slot.left === null ? t('unlimited') : t('left', { count: slot.left }))}
                aside={
                  isFewLeft(slot.left) && !isMine ? <Tag kind="soon">{t('few', { count: slot.left })}</Tag> : undefined
                }
              />
            );
          })}
        </div>
      </ChoiceGroup>
      {holds && read.fields.length > 0 && (
        <>
          <div className="act-head">
            <h2 className="t-lg">{t('formTitle')}</h2>
          </div>
          <div className="fields">
            <FormRows fields={fields} form={form} />
          </div>
        </>
      )}
      {rest}
      {read.leaveMinutes > 0 && <p className="t-sm ink-2">{t('leaveUntil', { minutes: read.leaveMinutes })}</p>}
    </Page>
  );
}
