import './Staff.css';
import type { StaffPerson } from '@meetingapp/contract/staff/people.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { Button, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { useCid, useRole, useStaff } from '../../../lib/session/conference.ts';
import { useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { InviteDialog } from '../parts/InviteDialog.tsx';
import { PeopleTable } from '../parts/PeopleTable.tsx';
import { PersonPane } from '../parts/PersonPane.tsx';
import { RightsTable } from '../parts/RightsTable.tsx';
import { SignOnSettings } from '../parts/SignOnSettings.tsx';

/** Staff of this conference or the whole society, and the rights of each role. */
export function Staff() {
  const t = useT('staff');
  const cid = useCid();
  const isOwner = useRole(['owner']);
  const ownsSociety = useStaff()?.grants.some(({ cid: at, role }) => at === null && role === 'owner') ?? false;
  const [place, setPlace] = useTab(['here', 'society'], 'place');
  const [tab, setTab] = useTab(['people', 'rights', 'signOn']);
  const [open, setOpen] = useOpenRow();
  const everywhere = ownsSociety && place === 'society';
  const shown = tab === 'signOn' && !everywhere ? 'people' : tab;
  const [inviting, setInviting] = useState(false);
  const here = useCall(staffPeopleCalls.people, { cid }, { enabled: !everywhere });
  const society = useCall(staffPeopleCalls.societyPeople, {}, { enabled: ownsSociety });
  const asked = everywhere ? society : here;
  const people: readonly StaffPerson[] = asked.answer?.people ?? [];
  const chosen = people.find(({ id }) => id === open);
  return (
    <Page
      title={t('people.title')}
      facts={
        asked.answer &&
        t('people.facts', { count: people.length, factors: people.filter((one) => one.secondFactor).length })
      }
      actions={
        isOwner && (
          <Button type="primary" onClick={() => setInviting(true)}>
            {t('people.invite')}
          </Button>
        )
      }
      bar={
        <>
          <Segmented
            aria-label={t('people.title')}
            value={shown}
            onChange={setTab}
            options={[
              { value: 'people', label: t('people.tabPeople') },
              { value: 'rights', label: t('people.tabRights') },
              ...(everywhere ? [{ value: 'signOn' as const, label: t('signOn.tab') }] : []),
            ]}
          />
          <span className="grow" />
          {ownsSociety && everywhere && <Requirement required={society.answer?.factorRequired ?? false} />}
          {ownsSociety && (
            <Segmented
              aria-label={t('people.place')}
              value={everywhere ? 'society' : 'here'}
              onChange={setPlace}
              options={[
                { value: 'here', label: t('people.here') },
                { value: 'society', label: t('people.everywhere') },
              ]}
            />
          )}
        </>
      }
      pane={
        shown === 'people' &&
        chosen && (
          <PersonPane
            key={`${chosen.id}.${everywhere}`}
            person={chosen}
            cid={cid}
            everywhere={everywhere}
            close={() => setOpen(null)}
          />
        )
      }
    >
      <Answered asked={asked}>
        {() => {
          if (shown === 'signOn') return <SignOnSettings />;
          return shown === 'people' ? (
            <PeopleTable people={people} everywhere={everywhere} open={chosen ? open : null} choose={setOpen} />
          ) : (
            <RightsTable cid={cid} people={people} />
          );
        }}
      </Answered>
      {inviting && <InviteDialog cid={everywhere ? null : cid} close={() => setInviting(false)} />}
    </Page>
  );
}

/** Whether every staff member needs a second factor. */
function Requirement({ required }: { required: boolean }) {
  const t = useT('staff');
  const { change, busy } = useChange(staffPeopleCalls.requireFactor, {
    refreshes: [staffPeopleCalls.societyPeople],
    said: t(required ? 'people.requireOff' : 'people.requireOn'),
  });
  return (
    <label className="row">
      <Switch size="small" checked={required} loading={busy} onChange={(next) => void change({ required: next })} />
      {t('people.require')}
    </label>
  );
}
