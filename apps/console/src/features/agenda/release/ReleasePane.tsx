import { agendaConsoleCalls as calls } from '@meetingapp/contract/agenda/draft.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { Checkbox, Input, Tabs } from 'antd';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { untranslated } from '../view.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { useDesk } from '../parts/desk-context.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { ReleaseList } from './ReleaseList.tsx';

const nothing = { zh: '', en: '' };

/** What the next release changes and whom it concerns, and the earlier releases. */
export function ReleasePane() {
  const t = useT('agendaConsole');
  const c = useT('console');
  const { cid, draft, clashes, mayChange, open } = useDesk();
  const [tab, setTab] = useState<'next' | 'earlier'>('next');
  const [note, setNote] = useState(nothing);
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState({ experts: true, attendees: true });
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  const asked = useCall(calls.changes, { cid });
  const number = (draft.release?.number ?? 0) + 1;
  const release = useChange(calls.release, {
    refreshes: [calls.read, calls.changes, calls.releases],
    said: t('release.done', { number }),
    quiet: true,
  });
  const missing = untranslated(draft);
  const changes = asked.answer?.changes ?? [];
  const needsReason = clashes.length > 0 && reason.trim() === '';
  async function act() {
    const outcome = await release.change({ cid, note, reason, tell });
    setRefusal(outcome.ok ? null : outcome.failure);
    if (!outcome.ok) return;
    setNote(nothing);
    setReason('');
    setTab('earlier');
  }
  return (
    <Pane
      title={t('release.title')}
      facts={draft.release ? t('releasedAs', { number: draft.release.number }) : t('neverReleased')}
      close={() => open(null)}
      changed={[note.zh, note.en, reason].some((text) => text.trim() !== '')}
      foot={
        mayChange &&
        tab === 'next' && (
          <div className="release-foot">
            <ActButton
              type="primary"
              block
              loading={release.busy}
              why={
                needsReason
                  ? t('release.solve', { count: clashes.length })
                  : asked.answer !== undefined && changes.length === 0 && draft.release !== null
                    ? c('why.nothingChanged')
                    : ''
              }
              onClick={() => void act()}
            >
              {t('release.act', { number })}
            </ActButton>
            {needsReason && <span className="small quiet">{t('release.solve', { count: clashes.length })}</span>}
          </div>
        )
      }
    >
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as typeof tab)}
        items={[
          { key: 'next', label: `${t('release.next')} ${changes.length || ''}` },
          { key: 'earlier', label: t('release.earlier') },
        ]}
      />
      {tab === 'earlier' ? (
        <ReleaseList />
      ) : (
        <>
          <Refusal failure={refusal} />
          {clashes.length > 0 && (
            <div className="note error">
              <Icon icon={triangleAlert} />
              <div>
                <p>{t('release.clashes', { count: clashes.length })}</p>
                {mayChange && (
                  <Input
                    maxLength={500}
                    aria-label={t('release.reason')}
                    placeholder={t('release.reason')}
                    value={reason}
                    onChange={(event) => setReason(event.target.value)}
                  />
                )}
              </div>
            </div>
          )}
          {missing > 0 && <p className="note soon">{t('release.missing', { count: missing })}</p>}
          <Answered asked={asked}>
            {({ experts, attendees }) => (
              <>
                <section aria-label={t('release.changes')}>
                  <h2>{draft.release ? t('release.against', { number: draft.release.number }) : t('release.first')}</h2>
                  {changes.length === 0 && <p className="quiet">{t('release.nothing')}</p>}
                  <ul className="change-rows">
                    {changes.map(({ change, planned }) => (
                      <ChangeRow key={`${change.item}/${change.id}/${change.kind}`} change={change} planned={planned} />
                    ))}
                  </ul>
                </section>
                {changes.length > 0 && draft.release && (
                  <section className="tell" aria-label={t('release.tell')}>
                    <h2>{t('release.tell')}</h2>
                    <Checkbox
                      disabled={!mayChange}
                      checked={tell.experts}
                      onChange={(event) => setTell({ ...tell, experts: event.target.checked })}
                    >
                      {t('release.tellExperts', { count: experts })}
                    </Checkbox>
                    <Checkbox
                      disabled={!mayChange}
                      checked={tell.attendees}
                      onChange={(event) => setTell({ ...tell, attendees: event.target.checked })}
                    >
                      {t('release.tellAttendees', { count: attendees })}
                    </Checkbox>
                    <p className="small quiet">{t('release.tellHow')}</p>
                  </section>
                )}
              </>
            )}
          </Answered>
          {mayChange && (
            <BilingualField label={t('release.note')} rows={2} maxLength={500} value={note} onChange={setNote} />
          )}
        </>
      )}
    </Pane>
  );
}
