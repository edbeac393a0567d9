import {
  registrationConsoleCalls as calls,
  type RegistrationAtDesk,
} from '@meetingapp/contract/registration/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { Button, Tabs, Tag } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed, useRegistration } from '../data.ts';
import { stateColours } from '../view.ts';
import { MoreActions } from './MoreActions.tsx';
import { NoteInput } from './NoteInput.tsx';
import { PaneAnswers } from './PaneAnswers.tsx';
import { PaneMessages } from './PaneMessages.tsx';
import { PaneOrders } from './PaneOrders.tsx';
import { PaneStays } from './PaneStays.tsx';
import { PaneSummary } from './PaneSummary.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';

export interface RegistrationPaneProps {
  cid: number;
  id: number;
  close: () => void;
  /** Opens the previous or next row of the list; null at its ends. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** One registration beside the list: data, price with reasons, actions and events. */
export function RegistrationPane({ cid, id, close, previous, next }: RegistrationPaneProps) {
  const t = useT('registrationConsole');
  const asked = useRegistration(cid, id);
  const one = asked.answer?.registration.id === id ? asked.answer.registration : undefined;
  const desk = useRole(roles.desk);
  return (
    <Pane
      title={
        <span className="row">
          {one?.name ?? ' '}
          {one && (
            <Tag color={stateColours[one.state]} variant="filled">
              {t(`states.${one.state}`)}
            </Tag>
          )}
        </span>
      }
      facts={one && [one.spelled, one.number].filter(Boolean).join('　')}
      tools={
        <>
          <Step label={t('pane.previous')} icon={chevronUp} end="first" go={previous} />
          <Step label={t('pane.next')} icon={chevronDown} end="last" go={next} />
        </>
      }
      close={close}
      foot={desk && <NoteInput key={id} cid={cid} id={id} />}
    >
      <Answered asked={asked}>
        {({ registration }) => (
          <>
            {desk && <Acts cid={cid} one={registration} />}
            <Tabs size="small" tabBarGutter={14} items={tabsOf(registration, t)} />
          </>
        )}
      </Answered>
    </Pane>
  );
}

function tabsOf(one: RegistrationAtDesk, t: ReturnType<typeof useT<'registrationConsole'>>) {
  const label = (key: 'summary' | 'answers' | 'orders' | 'stay' | 'messages', count = 0) => (
    <>
      {t(`pane.tabs.${key}`)} {count > 0 && <span className="quiet small">{count}</span>}
    </>
  );
  return [
    { key: 'summary', label: label('summary'), children: <PaneSummary one={one} /> },
    { key: 'answers', label: label('answers', one.answers.length), children: <PaneAnswers one={one} /> },
    { key: 'orders', label: label('orders', one.orders.length), children: <PaneOrders one={one} /> },
    { key: 'stay', label: label('stay', one.stays.length), children: <PaneStays one={one} /> },
    { key: 'messages', label: label('messages', one.messages.length), children: <PaneMessages one={one} /> },
  ];
}

function Step({
  label,
  icon,
  end,
  go,
}: {
  label: string;
  icon: string;
  end: 'first' | 'last';
  go: (() => void) | null;
}) {
  return (
    <ActButton
      type="text"
      size="small"
      aria-label={label}
      title={label}
      lacks={{ [end]: go === null }}
      icon={<Icon icon={icon} />}
      onClick={() => go?.()}
    />
  );
}

/** Actions possible now; a disabled one shows its reason. */
function Acts({ cid, one }: { cid: number; one: RegistrationAtDesk }) {
  const t = useT('registrationConsole');
  const [refusing, setRefusing] = useState(false);
  const approve = useChange(calls.approve, { refreshes: changed });
  const refuse = useChange(calls.refuse, { refreshes: changed });
  const reopen = useChange(calls.reopen, { refreshes: changed });
  const { id, name, can } = one;
  return (
    <p className="row wrap">
      {can.approve === '' && (
        <>
          <Button size="small" type="primary" loading={approve.busy} onClick={() => void approve.change({ cid, id })}>
            {t('pane.approve')}
          </Button>
          <ActButton size="small" why={can.refuse} onClick={() => setRefusing(true)}>
            {t('pane.refuse')}
          </ActButton>
        </>
      )}
      {can.reopen === '' && (
        <Button size="small" loading={reopen.busy} onClick={() => void reopen.change({ cid, id })}>
          {t('pane.reopen')}
        </Button>
      )}
      <MoreActions cid={cid} one={one} />
      {refusing && (
        <ReasonDialog
          title={t('pane.refuseTitle', { name })}
          act={t('pane.refuse')}
          danger
          askTell
          busy={refuse.busy}
          close={() => setRefusing(false)}
          done={async ({ reason, tell }) => {
            if ((await refuse.change({ cid, id, reason, tell })).ok) setRefusing(false);
          }}
        />
      )}
    </p>
  );
}
