import { roles } from '@meetingapp/contract/call.ts';
import { Tag } from 'antd';
import { useState } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ExportArchive } from '../archive/ExportArchive.tsx';
import { stateColours } from '../view.ts';
import type { SectionProps, SettingsRead, StateEvent } from './section-props.ts';
import { Finding } from './Finding.tsx';
import { StateMoveDialog } from './StateMoveDialog.tsx';

const acts = {
  draft: ['publish'],
  published: ['close', 'withdraw', 'stop'],
  closed: ['reopen', 'withdraw', 'stop'],
  stopped: ['reopen'],
} as const satisfies Record<SettingsRead['state'], readonly StateEvent[]>;

/** State of the conference, what is missing for the next one, and the action to get there. */
export function StateSection({ cid, read, disabled, open }: SectionProps & { open: (part: string) => void }) {
  const t = useT('conferenceConsole');
  const c = useT('console');
  const [event, setEvent] = useState<StateEvent | null>(null);
  const owns = useRole(roles.owner);
  const { state, readiness, stopReason } = read;
  const blocking = readiness.filter(({ blocks }) => blocks).length;
  const reasons: Partial<Record<StateEvent, string>> = {
    publish: blocking > 0 ? t('state.first', { count: blocking }) : '',
    withdraw: read.paid ? t('state.paid') : '',
  };
  return (
    <>
      <p className="row">
        <Tag color={stateColours[state]} variant="filled">
          {c(`conferences.states.${state}`)}
        </Tag>
        {t(`state.${state}`)}
      </p>
      {state === 'stopped' && (
        <p className="note error">
          {stopReason.zh} / {stopReason.en}
        </p>
      )}
      <section aria-label={t('state.checks')}>
        <h2>{t('state.checks')}</h2>
        {blocking === 0 && <p className="ok">{t('state.ready')}</p>}
        <ul className="checks">
          {readiness.map((finding) => (
            <Finding
              key={finding.what + finding.where + finding.parts.join()}
              cid={cid}
              finding={finding}
              open={open}
            />
          ))}
        </ul>
      </section>
      {!disabled && (
        <p className="row">
          {acts[state].map((act) => (
            <ActButton
              key={act}
              type={act === 'publish' ? 'primary' : 'default'}
              danger={act === 'stop'}
              why={reasons[act] ?? ''}
              onClick={() => setEvent(act)}
            >
              {t(`state.acts.${act}`)}
            </ActButton>
          ))}
        </p>
      )}
      {owns && <ExportArchive cid={cid} />}
      {event && <StateMoveDialog cid={cid} event={event} read={read} close={() => setEvent(null)} />}
    </>
  );
}
