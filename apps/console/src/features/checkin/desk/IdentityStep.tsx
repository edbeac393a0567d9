import { deskCalls, type DeskPerson } from '@meetingapp/contract/checkin/desk.ts';
import { Button, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Step } from './Step.tsx';

interface IdentityStepProps {
  person: DeskPerson;
  clock: (at: string) => string;
  /** Moves the focus on once it is done, or given up. */
  leave: () => void;
}

/** Who the person is: a document that staff saw, or a number that agrees with the registration. */
export function IdentityStep({ person, clock, leave }: IdentityStepProps) {
  const t = useT('checkinDesk');
  const cid = useCid();
  const [typed, setTyped] = useState('');
  const field = useRef<InputRef>(null);
  const identify = useChange(deskCalls.deskIdentify, { refreshes: [deskCalls.deskPerson] });
  const { identity } = person;
  useListKeys({ i: () => field.current?.focus() });

  async function submit() {
    if (identify.busy) return;
    const outcome = await identify.change({ cid, regId: person.regId, typed: typed.trim() });
    if (!outcome.ok) {
      field.current?.focus({ cursor: 'all' });
      return;
    }
    setTyped('');
    leave();
  }
  return (
    <Step number={1} title={t('steps.identity')} done={identity !== null} when={identity ? clock(identity.at) : ''}>
      {identity ? (
        t(`identity.${identity.how}`, { by: identity.by })
      ) : (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Input
            ref={field}
            className="desk-identity"
            aria-label={t('identity.field')}
            placeholder={t('identity.field')}
            suffix={<kbd>I</kbd>}
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') leave();
            }}
          />
          <Button htmlType="submit" loading={identify.busy}>
            {t(typed.trim() === '' ? 'identity.sight' : 'identity.compare')}
          </Button>
        </form>
      )}
    </Step>
  );
}
