import '../desk/desk.css';
import { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { useNavigate } from '@tanstack/react-router';
import type { InputRef } from 'antd';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeskFigures } from '../desk/DeskFigures.tsx';
import { DeskRecent } from '../desk/DeskRecent.tsx';
import { DeskSearch } from '../desk/DeskSearch.tsx';
import { DeskSide } from '../desk/DeskSide.tsx';
import { FoundList } from '../desk/FoundList.tsx';
import { PersonSteps } from '../desk/PersonSteps.tsx';
import { useDeskSettings } from '../desk/settings.ts';
import { usePass } from '../desk/use-pass.ts';

const LIVE_MS = 30_000;

/** Walk-up registration: find, correct, take the payment, print and check in, by keyboard alone. */
export function Desk() {
  const t = useT('checkinDesk');
  const names = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const navigate = useNavigate();
  const mayEnter = useRole(roles.desk);
  const [openId, setOpen] = useOpenRow();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [begun, setBegun] = useState<number | null>(null);
  const [settings, setSettings] = useDeskSettings(cid);
  const field = useRef<InputRef>(null);
  const words = useDeferredValue(text.trim());
  const today = useCall(deskCalls.deskToday, { cid }, { fresh: true, again: () => LIVE_MS });
  const found = useCall(deskCalls.deskFind, { cid, text: words }, { enabled: words !== '', fresh: true });
  const asked = useCall(deskCalls.deskPerson, { cid, regId: openId ?? 1 }, { enabled: openId !== null, fresh: true });
  const points = today.answer?.points ?? [];
  const first = points[0] ? Number(points[0].id) : null;
  const pointId = settings.pointId === undefined ? first : settings.pointId;
  const point = points.find(({ id }) => Number(id) === pointId);
  const { pass, undo, busy } = usePass(cid, settings);
  const people = words === '' ? [] : (found.answer?.people ?? []);
  const person = openId === null || Number(asked.answer?.person.regId) !== openId ? undefined : asked.answer?.person;

  function open(regId: number) {
    setBegun((before) => before ?? Date.now());
    setOpen(regId);
  }
  function clear() {
    setText('');
    setAt(0);
    setBegun(null);
    setOpen(null);
    field.current?.focus();
  }
  const enter = () =>
    mayEnter && void navigate({ to: address('newRegistration', { cid }), search: { from: 'desk' } as never });
  const step = (by: number) => setAt((before) => Math.max(0, Math.min(people.length - 1, before + by)));
  const openAt = (index: number) => {
    const row = people[index];
    if (row) open(Number(row.regId));
  };
  const digits = Object.fromEntries(people.map((_row, index) => [String(index + 1), () => openAt(index)]));
  const [keysOn, setKeys] = useListKeys({
    '/': () => field.current?.focus({ cursor: 'all' }),
    n: enter,
    u: () => void undo(),
    Escape: clear,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => openAt(at),
    ...(openId === null ? digits : {}),
  });
  function typeKey(event: KeyboardEvent) {
    // While an input method composes Chinese, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') clear();
    else if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') openAt(at);
    else return;
    event.preventDefault();
  }
  return (
    <Page title={names('pages.desk')}>
      <Answered asked={today}>
        {(known) => (
          <div className="desk">
            <DeskFigures begun={begun} today={known} />
            <div className="desk-find">
              <DeskSearch
                field={field}
                atOnce={openId === null}
                text={text}
                change={(next) => {
                  setText(next);
                  setAt(0);
                  if (next !== '') setBegun((before) => before ?? Date.now());
                }}
                press={typeKey}
              />
              <p className="small quiet-2" role="status">
                {words !== '' &&
                  found.answer &&
                  (people.length === 0
                    ? t('noneFound')
                    : t('found', { count: people.length, milliseconds: found.answer.milliseconds }))}
              </p>
              <FoundList people={people} at={at} openId={openId} choose={open} />
              {words !== '' && found.answer && people.length === 0 && <p className="quiet-2">{t('noneFoundText')}</p>}
              <ActButton block className="desk-new" why={mayEnter ? '' : t('noNew')} onClick={enter}>
                <kbd>N</kbd>
                <span className="grow">
                  <b>{t('newPerson')}</b>
                  <span className="small quiet-2">{t('newPersonText')}</span>
                </span>
              </ActButton>
              <DeskRecent today={known} reprint={(row) => void pass(row, { renew: false, at: null, begun: null })} />
            </div>
            <div className="desk-middle">
              {openId === null ? (
                <EmptyState icon={idCard} title={t('start')} text={t('startText')} />
              ) : person && asked.answer ? (
                <PersonSteps
                  key={openId}
                  person={person}
                  zone={asked.answer.zone}
                  point={point ? pickLanguage(point.name, language) : ''}
                  busy={busy}
                  pass={(renew) =>
                    void pass(person, { renew, at: point ? pointId : null, begun }).then((done) => done && clear())
                  }
                  putAway={clear}
                  see={open}
                />
              ) : (
                <Answered asked={{ ...asked, answer: undefined }}>{() => null}</Answered>
              )}
            </div>
            <DeskSide
              person={person}
              today={known}
              pointId={point ? pointId : null}
              settings={settings}
              set={setSettings}
              keysOn={keysOn}
              setKeys={setKeys}
            />
          </div>
        )}
      </Answered>
    </Page>
  );
}
