import './scanner.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronLeft, search } from '@meetingapp/ui/icons/icons.ts';
import { logOut } from '@meetingapp/ui/icons/icons-topics.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SubmitEvent } from 'react';
import { clockText } from '../../../lib/time/dates.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { DoorDevice } from '../device/door-device.ts';
import type { DoorState } from '../device/door-state.ts';
import type { StoredDevice } from '../device/door-store.ts';
import { Camera } from '../../../shared/camera/Camera.tsx';
import { FindSheet } from './FindSheet.tsx';
import { ForceSheet } from './ForceSheet.tsx';
import type { ShownVerdict } from './shown-verdict.ts';
import { signal } from './signals.ts';
import { useTypedCodes } from './use-typed-codes.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

interface DoorPageProps {
  door: DoorDevice;
  state: DoorState;
  device: StoredDevice;
}

/** The scanner at work: camera, verdict, counts. */
export function DoorPage({ door, state, device }: DoorPageProps) {
  'use memo';
  const t = useT('checkinDevice');
  const app = useT('app');
  const language = useLanguage();
  const back = useBack('index');
  const [sheet, setSheet] = useState<'find' | 'force' | null>(null);
  const [direction, setDirection] = useState(door.direction);
  const { verdict, clashes } = state;
  const { point } = device;
  useTypedCodes((text) => void door.scan(text, 'typed'));

  const sound = useEffectEvent(() => verdict && signal(verdict.kind));
  useEffect(() => {
    sound();
  }, [verdict?.scanId, verdict?.kind]);

  function turn() {
    const next = direction === 'in' ? 'out' : 'in';
    door.face(next);
    setDirection(next);
  }
  const clash = clashes[0];
  function clashText({ name: known, previous, reason }: ShownVerdict) {
    const person = known || t('noName');
    if (!previous) return t('clashRefused', { name: person, reason: reason === '' ? '' : t(`reasons.${reason}`) });
    const time = clockText(previous.at, device.zone);
    if (previous.where === '') return t('clashDesk', { name: person, time });
    return t('clash', { name: person, time, where: previous.where });
  }
  const stays = state.kept[0];
  const name = point ? pickLanguage(point.name, language) : '';
  const hint = point ? pickLanguage(point.hint, language) : '';
  return (
    <div className="door-page">
      <header className="door-head">
        <button type="button" className="ib" aria-label={app('back')} onClick={back}>
          <Icon icon={chevronLeft} />
        </button>
        <div>
          <h1>{[name, device.door].filter(Boolean).join(' ')}</h1>
          <p>{[t(direction), device.label].join(' · ')}</p>
        </div>
        <LanguageSwitch className="ib text" />
      </header>
      <main className="door-body">
        <Camera onCode={(text) => void door.scan(text, 'camera')} />
        <p className="door-net">
          <span>
            {state.online ? t('online') : t('offline')} · {t('list', { count: state.tickets })}
          </span>
        </p>
        {state.full && (
          <p role="alert" className="door-alert">
            {t('full')}
          </p>
        )}
        {clash && (
          <p role="alert" className="door-alert">
            {clashText(clash)}
            <button type="button" onClick={() => door.seen(clash.scanId)}>
              {t('clashSeen')}
            </button>
          </p>
        )}
        {stays && (
          <p role="alert" className="door-alert">
            {t('kept', {
              name: stays.name || t('noName'),
              what: joinList(
                stays.kept.map((one) => pickLanguage(one, language)),
                language,
              ),
            })}
            <button type="button" onClick={() => door.seen(stays.scanId)}>
              {t('clashSeen')}
            </button>
          </p>
        )}
        <div className="door-main">
          {verdict ? (
            <VerdictPanel
              verdict={verdict}
              zone={device.zone}
              hint={hint}
              listedAt={device.listedAt}
              onUndo={() => void door.undo()}
              onNext={() => door.next()}
              onForce={verdict.print !== null && verdict.name !== '' ? () => setSheet('force') : null}
            />
          ) : (
            <Waiting onTyped={(text) => void door.scan(text, 'typed')} />
          )}
        </div>
      </main>
      <footer className="door-foot">
        <p>
          <b>{state.admittedToday.toLocaleString()}</b>
          <small>
            {t('today')}
            {state.unsent > 0 && ` · ${t('unsent', { count: state.unsent })}`}
          </small>
        </p>
        {point?.ways === 'both' && (
          <button type="button" aria-label={direction === 'in' ? t('toOut') : t('toIn')} onClick={turn}>
            <Icon icon={logOut} />
            <span>{direction === 'in' ? t('out') : t('in')}</span>
          </button>
        )}
        <button type="button" onClick={() => setSheet('find')}>
          <Icon icon={search} />
          <span>{t('find')}</span>
        </button>
      </footer>
      {sheet === 'find' && (
        <FindSheet door={door} device={device} online={state.online} onClose={() => setSheet(null)} />
      )}
      {sheet === 'force' && verdict && verdict.print !== null && (
        <ForceSheet
          onClose={() => setSheet(null)}
          onForce={(reason) => {
            setSheet(null);
            void door.choose(verdict.print ?? 0, verdict.name, reason);
          }}
        />
      )}
    </div>
  );
}

/** Before the first scan: what to do, and a field for codes that are typed. */
function Waiting({ onTyped }: { onTyped: (text: string) => void }) {
  const t = useT('checkinDevice');
  const [text, setText] = useState('');
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (text.trim() === '') return;
    onTyped(text.trim());
    setText('');
  }
  return (
    <section className="door-waiting">
      <h2>{t('ready')}</h2>
      <p>{t('readyText')}</p>
      <form onSubmit={submit}>
        <input
          aria-label={t('typed')}
          placeholder={t('typed')}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">{t('typedAct')}</button>
      </form>
    </section>
  );
}
