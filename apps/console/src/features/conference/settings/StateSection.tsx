import { Link } from '@tanstack/react-router';
import type { ReadinessFinding } from '@meetingapp/contract/conference/console.ts';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { stateColours } from '../view.ts';
import type { SectionProps, SettingsRead, StateEvent } from './section-props.ts';
import { StateMoveDialog } from './StateMoveDialog.tsx';

const acts = {
  draft: ['publish'],
  published: ['close', 'stop'],
  closed: ['reopen', 'stop'],
  stopped: ['reopen'],
} as const satisfies Record<SettingsRead['state'], readonly StateEvent[]>;

/** State of the conference, what is missing for the next one, and the action to get there. */
export function StateSection({ cid, read, disabled, open }: SectionProps & { open: (part: string) => void }) {
  const t = useT('conferenceConsole');
  const c = useT('console');
  const [event, setEvent] = useState<StateEvent | null>(null);
  const { state, readiness, stopReason } = read;
  const blocked = readiness.some(({ blocks }) => blocks);
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
        {!blocked && <p className="ok">{t('state.ready')}</p>}
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
            <Button
              key={act}
              type={act === 'publish' ? 'primary' : 'default'}
              danger={act === 'stop'}
              disabled={act === 'publish' && blocked}
              onClick={() => setEvent(act)}
            >
              {t(`state.acts.${act}`)}
            </Button>
          ))}
        </p>
      )}
      {event && (
        <StateMoveDialog cid={cid} event={event} registrations={read.registrations} close={() => setEvent(null)} />
      )}
    </>
  );
}

/** One missing item with a link to where it is corrected. */
function Finding({
  cid,
  finding: { what, blocks, where, parts },
  open,
}: {
  cid: number;
  finding: ReadinessFinding;
  open: (part: string) => void;
}) {
  const t = useT('conferenceConsole');
  const fields = useT('fieldNames');
  const named = what === 'english_missing' ? parts : [];
  const names = named.map((part) => fields(part as 'title'));
  const page = (paths as Readonly<Record<string, string>>)[where];
  return (
    <li className="row">
      <Tag variant="filled" color={blocks ? 'error' : 'warning'}>
        {t(blocks ? 'state.blocks' : 'state.looks')}
      </Tag>
      <span className="grow">
        {t(`readiness.${what}`)}
        {names.length > 0 && <span className="quiet"> {names.join(' · ')}</span>}
      </span>
      {where === 'settings' ? (
        <button type="button" className="link" onClick={() => open(parts[0] ?? 'title')}>
          {t('state.toPage')}
        </button>
      ) : (
        page && (
          <Link to={page} params={{ cid: String(cid) } as never} className="link">
            {t('state.toPage')}
          </Link>
        )
      )}
    </li>
  );
}
