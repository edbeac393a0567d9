import './self.css';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ordinaryFlow, visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { FormRows } from '../../../shared/form-fields/FormRows.tsx';
import { useForm } from '../../../shared/form-fields/use-form.ts';
import { mergedAnswers, type Answers } from '../../../shared/sign-up/form.ts';
import type { Which } from './which.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

interface CheckInPageProps {
  which: Which;
  wall: WallCode | null;
  /** Opens the page of success. */
  done: (doneId: string) => void;
}

/** S104, S106, S108: a person checks in by their own phone. Whatever fails leads to the ticket and to staff. */
export function CheckInPage({ which, wall, done }: CheckInPageProps) {
  const t = useT('checkinWall');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('index');
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { answer, failure, asking, again } = useCall(wallCalls.selfPoint, which, { fresh: 0 });
  useNamedConference(answer?.cid);
  const { send, sending } = useSend(wallCalls.checkIn);
  const [problem, setProblem] = useState('');
  const [locating, setLocating] = useState(false);
  const [typed, setTyped] = useState<Answers>({});
  const [chosen, setChosen] = useState<number | string | null>(null);
  const waiting = answer?.people.filter(({ doneId }) => doneId === null) ?? [];
  const person = waiting.find(({ regId }) => regId === chosen) ?? waiting[0];
  const finished = answer?.people.filter(({ doneId }) => doneId !== null) ?? [];

  const answers = mergedAnswers(answer?.fields ?? [], typed);
  const fields = visibleFields(answer?.fields ?? [], ordinaryFlow, answers);
  const form = useForm(fields, answers, (changed) => setTyped((before) => ({ ...before, ...changed })));

  async function checkIn() {
    if (!answer || !person) return;
    setProblem('');
    if (!(await form.passes())) return;
    let position = null;
    if (answer.needsPlace) {
      setLocating(true);
      const found = await platform().location();
      setLocating(false);
      if (!found.ok) return setProblem(t(found.reason === 'timeout' ? 'timeout' : 'denied'));
      position = found.value;
    }
    const body = { scanId: crypto.randomUUID(), pointId: answer.pointId, regid: person.regId, wall, position, answers };
    const outcome = await send(body);
    if (!outcome.ok) {
      form.refuse(outcome.failure.faults);
      return setProblem(outcome.failure.msg);
    }
    invalidate(wallCalls.selfPoint);
    done(outcome.answer.doneId);
  }

  const ready = loggedIn && answer?.open === true && person !== undefined;
  return (
    <Page
      kind="plain"
      className="self-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
      foot={
        answer &&
        (!loggedIn ? (
          <StickyFoot>
            <Button onClick={() => logIn(String(answer.cid))}>{t('logIn')}</Button>
          </StickyFoot>
        ) : (
          ready && (
            <StickyFoot note={answer.needsPlace ? t('placeText') : null}>
              <div className={problem === '' ? undefined : 'two'}>
                {problem !== '' && (
                  <Link
                    name="signOrder"
                    query={{ cid: answer.cid, reg: person.regId }}
                    className={buttonClass('soft', 'lg')}
                  >
                    {t('mine')}
                  </Link>
                )}
                <Button
                  loading={sending || locating || form.checking}
                  loadingText={locating ? t('locating') : t('acting')}
                  onClick={() => void checkIn()}
                >
                  {problem === '' ? t('act') : t('again')}
                </Button>
              </div>
            </StickyFoot>
          )
        ))
      }
    >
      {failure && !answer && (
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      )}
      {answer && (
        <>
          <div className="lead">
            <h1 className="t-2xl">{pickLanguage(answer.name, language)}</h1>
            <p>{pickLanguage(answer.title, language)}</p>
          </div>
          {!loggedIn && <p className="ink-2">{t('logInText')}</p>}
          {loggedIn && answer.people.length === 0 && (
            <EmptyState
              icon={scanLine}
              title={t('none')}
              text={t('noneText')}
              action={
                <Link
                  name="signHome"
                  params={{ opFlag: 0 }}
                  query={{ cid: answer.cid }}
                  className={buttonClass('soft', 'sm')}
                >
                  {t('register')}
                </Link>
              }
            />
          )}
          {finished.map(({ regId, name, doneId }) => (
            <p key={regId} className="row gap-2 self-done">
              <span>{t('done', { name })}</span>
              <button type="button" className={buttonClass('soft', 'sm')} onClick={() => done(doneId ?? '')}>
                {t('view')}
              </button>
            </p>
          ))}
          {loggedIn && !answer.open && waiting.length > 0 && <Note kind="warn">{t('closed')}</Note>}
          {ready && (
            <>
              {waiting.length > 1 && (
                <fieldset className="self-people">
                  <legend>{t('who')}</legend>
                  {waiting.map(({ regId, name, number }) => (
                    <label key={regId}>
                      <input
                        type="radio"
                        name="person"
                        checked={regId === person.regId}
                        onChange={() => setChosen(regId)}
                      />
                      <span>
                        {name} <span className="ink-2">{number}</span>
                      </span>
                    </label>
                  ))}
                </fieldset>
              )}
              {waiting.length === 1 && (
                <section className="card self-person">
                  <p className="self-name">{person.name}</p>
                  <p className="ink-2 t-sm">{t('numberOf', { number: person.number })}</p>
                </section>
              )}
              {answer.fields.length > 0 && (
                <div className="fields">
                  <FormRows fields={fields} form={form} />
                </div>
              )}
              <div aria-live="assertive">
                {problem !== '' && (
                  <Note kind="bad">
                    {problem}
                    <br />
                    {t('staff')}
                  </Note>
                )}
              </div>
            </>
          )}
        </>
      )}
    </Page>
  );
}
