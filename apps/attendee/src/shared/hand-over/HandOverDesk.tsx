import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState, type ReactNode } from 'react';
import type { Outcome } from '../../lib/calls/call.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { useT } from '../../lib/texts/texts.ts';
import { momentText } from '../../lib/time/dates.ts';
import { useScan } from '../camera/use-scan.tsx';
import './hand-over.css';

/** A prize that was handed over: now (`first`), or before, when and by whom. */
interface Handed {
  first: boolean;
  /** The person who collects. */
  name: string;
  handedAt: string;
  by: string;
}

interface HandOverDeskProps<Prize extends Handed> {
  zone: string;
  hand: (code: string) => Promise<Outcome<Prize>>;
  undo: (handed: Prize) => Promise<Outcome<unknown>>;
  sending: boolean;
  /** What is handed over. */
  renderPrize: (handed: Prize) => ReactNode;
  done: () => void;
}

/** S84: hands a prize over by its code, scanned or typed; undone within five minutes. */
export function HandOverDesk<Prize extends Handed>(props: HandOverDeskProps<Prize>) {
  const { zone, hand, undo, sending, renderPrize, done } = props;
  const t = useT('handOver');
  const app = useT('app');
  const language = useLanguage();
  const [code, setCode] = useState('');
  const [handed, setHanded] = useState<Prize | null>(null);
  const [fault, setFault] = useState('');

  const { scan, camera } = useScan((text) => void submit(text));

  async function submit(text: string): Promise<void> {
    if (text.trim() === '') return setFault(t('needCode'));
    setFault('');
    setHanded(null);
    const outcome = await hand(text);
    if (!outcome.ok) return setFault(outcome.failure.msg);
    setHanded(outcome.answer);
    setCode('');
    navigator.vibrate?.(outcome.answer.first ? 40 : 300);
    done();
  }
  async function withdraw(prize: Prize): Promise<void> {
    const outcome = await undo(prize);
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    setHanded(null);
    showToast(t('undone'));
    done();
  }
  return (
    <section className="stack">
      <h2 className="t-lg">{t('title')}</h2>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={setCode}
        error={fault || undefined}
      />
      <div className="hand-over-acts">
        <Button icon={scanLine} variant="outline" onClick={() => void scan()}>
          {t('scan')}
        </Button>
        <Button loading={sending} loadingText={app('submitting')} onClick={() => void submit(code)}>
          {t('hand')}
        </Button>
      </div>
      {camera}
      {handed && (
        <div role="status" aria-live="assertive">
          <Note kind={handed.first ? 'ok' : 'bad'}>
            <b className="strong">{t(handed.first ? 'done' : 'already')}</b>
            <p className="t-xl">{handed.name}</p>
            {renderPrize(handed)}
            {!handed.first && (
              <p>{t('alreadyText', { at: momentText(handed.handedAt, zone, language), by: handed.by })}</p>
            )}
            {handed.first && (
              <button type="button" className="link" onClick={() => void withdraw(handed)}>
                {t('undo')}
              </button>
            )}
          </Note>
        </div>
      )}
    </section>
  );
}
