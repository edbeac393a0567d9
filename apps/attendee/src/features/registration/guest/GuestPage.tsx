import './guest.css';
import { guestCalls } from '@meetingapp/contract/registration/guest.ts';
import { wallCalls } from '@meetingapp/contract/checkin/wall.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { hasAnswer } from '@meetingapp/domain/registration/field-kinds.ts';
import { visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { Link, useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useAgreement } from '../../../lib/session/agreement.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { showFirstError } from '../../../lib/parts/show-first-error.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { FormRows } from '../../../shared/form-fields/FormRows.tsx';
import { missingText } from '../../../shared/form-fields/form-view.ts';
import { useForm } from '../../../shared/form-fields/use-form.ts';
import { mergedAnswers, type Answers } from '../../../shared/sign-up/form.ts';
import { GuestFees } from './GuestFees.tsx';
import { GuestLanguage } from './GuestLanguage.tsx';
import { formOf, wallOf } from './wall.ts';

interface GuestPageProps {
  cid: string;
  language: Language;
}

/** S110: guests who are not registered fill in a short form and enter, without logging in. */
export function GuestPage({ cid, language }: GuestPageProps) {
  const app = useT('app');
  const back = useBack('conferenceIndex', { cid });
  const shown = useLanguage();
  const formId = formOf(useSearch());
  const { answer, failure, asking, again } = useCall(guestCalls.guestForm, { cid, formId });
  const top = (
    <TopBar
      back={{ label: app('back'), onPress: back }}
      actions={
        <GuestLanguage name={language === 'en' ? 'qrGuest' : 'qrGuestEnglish'} params={{ cid }} language={language} />
      }
    />
  );
  if (answer && shown === language) return <GuestForm cid={cid} formId={formId} top={top} form={answer} />;
  return (
    <Page kind="plain" top={top}>
      {failure ? (
        <ErrorState heading title={failure.msg} retry={{ label: app('retry'), onPress: again, loading: asking }} />
      ) : (
        <Loader label={app('loading')} />
      )}
    </Page>
  );
}

interface GuestFormProps {
  cid: string;
  formId: string | null;
  top: React.ReactNode;
  form: AnswerOf<typeof guestCalls.guestForm>;
}

function GuestForm({ cid, formId, top, form: asked }: GuestFormProps) {
  const t = useT('registrationGuest');
  const words = useT('registrationForm');
  const app = useT('app');
  const language = useLanguage();
  const go = useNavigate();
  const search = useSearch();
  const root = useRef<HTMLFormElement>(null);
  const wall = wallOf(search);
  const agreement = useAgreement();
  const point = useCall(wallCalls.selfPoint, wall ? { cid, pointId: wall.pointId } : null, { quiet: true });
  const { send, sending } = useSend(guestCalls.enterGuest);
  // The same for every attempt with the same answers: a repeated tap registers once.
  const [entryId, setEntryId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Answers>({});
  const [branch, setBranch] = useState<number | string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [asks, setAsks] = useState(false);
  const [fees, setFees] = useState(false);
  const [feeId, setFeeId] = useState<number | string | null>(null);
  const [currency, setCurrency] = useState(asked.currencies[0] ?? '');
  const [problem, setProblem] = useState('');
  const answers = mergedAnswers(asked.fields, typed);
  const fields = visibleFields(asked.fields, asked.flow, answers);
  const form = useForm(fields, answers, (changed) => setTyped((before) => ({ ...before, ...changed })));
  const [onlyBranch] = asked.branches.length === 1 ? asked.branches : [];
  const branchId = onlyBranch?.cfgId ?? branch;
  const lacksBranch = asked.branches.length > 0 && branchId === null;
  const door = point.answer ? pickLanguage(point.answer.name, language) : '';

  async function blocked(): Promise<boolean> {
    form.showAll();
    setAsks(true);
    if (Object.keys(await form.check()).length === 0 && !lacksBranch && agreed) return false;
    showFirstError(app('topTip'), root.current);
    return true;
  }
  async function enter(): Promise<void> {
    setProblem('');
    let position = null;
    if (wall && point.answer?.needsPlace) {
      const found = await platform().location();
      if (found.ok) position = found.value;
    }
    const outcome = await send({
      cid,
      formId,
      entryId,
      answers,
      branchId,
      feeId,
      feeCurrency: currency,
      agreement: agreement.answer?.version ?? '',
      pointId: wall?.pointId ?? null,
      wall: wall?.code ?? null,
      position,
    });
    if (outcome.ok)
      return go(
        language === 'en' ? 'qrGuestSuccessEnglish' : 'qrGuestSuccess',
        {},
        { cid, done: outcome.answer.doneId },
        { replace: true },
      );
    const { faults, name, msg } = outcome.failure;
    if (name !== 'offline' && name !== 'unavailable') setEntryId(crypto.randomUUID());
    if (faults.length > 0) {
      setFees(false);
      form.refuse(faults);
    }
    setProblem(msg);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending || form.checking || (!fees && (await blocked()))) return;
    if (asked.hasFees && !fees) return setFees(true);
    if (asked.hasFees && feeId === null) return showTopTip(t('chooseFee'));
    await enter();
  }
  const note = fees ? t('payNote') : agreed ? missingText(words, fields, form.faulty) : t('agreeFirst');
  const foot = (
    <StickyFoot note={note} aside={door}>
      <Button type="submit" form="guest-form" loading={sending || form.checking} loadingText={app('submitting')}>
        {asked.hasFees && !fees ? t('next') : t('act')}
      </Button>
    </StickyFoot>
  );
  return (
    <Page kind="plain" top={top} foot={foot}>
      <div className="lead">
        <h1 className="t-2xl">{fees ? t('feeTitle') : pickLanguage(asked.name, language) || t('title')}</h1>
        <p>{fees ? t('feeText') : t('text', { count: fields.filter(({ cfgType }) => hasAnswer(cfgType)).length })}</p>
        <p className="ink-3 t-sm">{pickLanguage(asked.title, language)}</p>
      </div>
      {problem !== '' && (
        <div aria-live="assertive" className="guest-problem">
          <Note kind="bad">{problem}</Note>
        </div>
      )}
      <form id="guest-form" ref={root} noValidate onSubmit={(event) => void submit(event)}>
        {fees ? (
          <GuestFees
            cid={cid}
            formId={formId}
            answers={answers}
            branchId={branchId}
            currencies={asked.currencies}
            currency={currency}
            setCurrency={(code) => {
              setCurrency(code);
              setFeeId(null);
            }}
            chosen={feeId}
            choose={setFeeId}
            back={() => setFees(false)}
          />
        ) : (
          <>
            <div className="fields">
              <FormRows fields={fields} form={form} />
            </div>
            {asked.branches.length > 1 && (
              <ChoiceGroup
                legend={t('branch')}
                role="radiogroup"
                required
                error={asks && lacksBranch ? t('branchMissing') : undefined}
              >
                {asked.branches.map((one) => (
                  <ChoiceCard
                    key={one.cfgId}
                    name="branch"
                    value={String(one.cfgId)}
                    checked={branch === one.cfgId}
                    onChange={() => setBranch(one.cfgId)}
                    title={one.cfgTitle}
                  />
                ))}
              </ChoiceGroup>
            )}
            <div className="guest-agree">
              <CheckboxRow
                checked={agreed}
                onChange={setAgreed}
                required
                error={asks && !agreed ? t('agreeFirst') : undefined}
              >
                {t('agree')}
                <Link name="agreement" className="link">
                  {t('agreement', { version: agreement.answer?.version ?? '' })}
                </Link>
              </CheckboxRow>
            </div>
          </>
        )}
      </form>
    </Page>
  );
}
