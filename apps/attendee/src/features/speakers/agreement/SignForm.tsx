import { speakerAgreementCalls as calls } from '@meetingapp/contract/speakers/agreement.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { hasInk, type Strokes } from '@meetingapp/domain/speakers/agreement.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { undo } from '@meetingapp/ui/icons/icons-forms.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { useState, type ReactNode } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { SignaturePad } from '../../../shared/signature/SignaturePad.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import type { PersonOf } from '../view.ts';
import { TypedName } from './TypedName.tsx';

type Answer = AnswerOf<typeof calls.agreements>;

interface SignFormProps {
  answer: Answer;
  own: Answer['agreements'][number];
  who: PersonOf;
  /** Pages that were seen. */
  read: number;
  top: ReactNode;
  /** The document. */
  children: ReactNode;
}

/** Signs a document that was seen whole: drawn, or typed with a one-time code. */
export function SignForm({ answer, own, who, read, top, children }: SignFormProps) {
  const t = useT('speakerAgreement');
  const app = useT('app');
  const language = useLanguage();
  const [way, setWay] = useState<'drawn' | 'typed'>('drawn');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [sideways, setSideways] = useState(false);
  const [typed, setTyped] = useState({ name: '', code: '' });
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState('');
  const signing = useSend(calls.signAgreement);
  const { pages: count } = own;
  const whole = read >= count;
  const inkless = way === 'drawn' && !hasInk(strokes);
  const name = pickLanguage(answer.name, language);
  const names = [answer.name.zh, answer.name.en].map(plain).filter(Boolean);
  const nameFault =
    typed.name.trim() === ''
      ? t('typedNameNeeded')
      : names.includes(plain(typed.name))
        ? undefined
        : t('typedNameOther', { name });
  const codeFault = /^\d{6}$/.test(typed.code) ? undefined : t('codeNeeded');
  const lacks = inkless || (way === 'typed' && (nameFault ?? codeFault) !== undefined) || !agreed || !whole;
  const padLabel = strokes.length === 0 ? t('pad') : t('padSigned', { count: strokes.length });
  const open = answer.agreements.filter((one) => one.open);

  async function sign(): Promise<void> {
    setTried(true);
    setWrong('');
    if (lacks) return;
    const outcome = await signing.send(
      {
        ...who,
        agreementId: own.id,
        seenSha256: own.sha256,
        way,
        strokes: way === 'drawn' ? strokes.map((stroke) => [...stroke]) : [],
        typedName: way === 'typed' ? typed.name.trim() : '',
        code: way === 'typed' ? typed.code : '',
      },
      { quiet: true },
    );
    if (!outcome.ok) setWrong(outcome.failure.msg);
    invalidate(calls.agreements);
    invalidate(speakerCalls.steps);
    if (outcome.ok) showSuccess(t('done'));
  }

  return (
    <Page
      className="ag-page"
      top={top}
      foot={
        <StickyFoot
          note={
            own.signBy === null
              ? t('facts.untilEnd')
              : t('note', { time: momentText(own.signBy, answer.zone, language) })
          }
          aside={<span>{t('noteOf', { at: open.findIndex(({ id }) => id === own.id) + 1, count: open.length })}</span>}
        >
          <Button guard loading={signing.sending} onClick={() => void sign()}>
            {t('act')}
          </Button>
        </StickyFoot>
      }
    >
      {children}
      <div className="ag-head">
        <h2 className="t-lg">{way === 'drawn' ? t('drawHeading') : t('typeHeading')}</h2>
        <button type="button" className="link" onClick={() => setWay(way === 'drawn' ? 'typed' : 'drawn')}>
          {way === 'drawn' ? t('typeInstead') : t('drawInstead')}
        </button>
      </div>
      {way === 'drawn' ? (
        <>
          <SignaturePad strokes={strokes} change={setStrokes} name={name} label={padLabel} />
          <div className="signature-tools">
            <button type="button" disabled={strokes.length === 0} onClick={() => setStrokes(strokes.slice(0, -1))}>
              <Icon icon={undo} size="s" />
              {t('undo')}
            </button>
            <button type="button" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
              <Icon icon={rotateCcw} size="s" />
              {t('clear')}
            </button>
            <button type="button" onClick={() => setSideways(true)}>
              <Icon icon={smartphone} size="s" />
              {t('sideways')}
            </button>
          </div>
          {tried && inkless && (
            <p className="check-error" role="alert">
              {t('inkNeeded')}
            </p>
          )}
        </>
      ) : (
        <TypedName
          who={who}
          agreementId={own.id}
          codeTo={answer.codeTo}
          typed={typed}
          change={setTyped}
          faults={tried ? { name: nameFault, code: codeFault } : {}}
        />
      )}
      <CheckboxRow
        checked={agreed}
        onChange={setAgreed}
        disabled={!whole}
        required
        error={tried && !whole ? t('readFirst', { count }) : tried && !agreed ? t('agreeNeeded') : undefined}
      >
        {t('agree', { count })}
      </CheckboxRow>
      {!whole && !tried && <p className="t-sm ink-2">{t('readFirst', { count })}</p>}
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <p className="t-sm ink-3 ag-after">{t('after')}</p>
      <Sheet
        open={sideways}
        tall
        onClose={() => setSideways(false)}
        title={t('sideways')}
        closeLabel={app('close')}
        confirm={{ label: t('sidewaysDone'), onPress: () => setSideways(false) }}
      >
        <SignaturePad sideways strokes={strokes} change={setStrokes} name={name} label={padLabel} />
      </Sheet>
    </Page>
  );
}

/** A name without spaces and dots, in lower case. */
const plain = (text: string): string => text.replaceAll(/[\s.·]/g, '').toLowerCase();
