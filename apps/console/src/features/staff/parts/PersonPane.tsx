import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { StaffPerson } from '@meetingapp/contract/staff/people.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { RoleBoxes } from './RoleBoxes.tsx';

const refreshes = [staffPeopleCalls.people, staffPeopleCalls.societyPeople];

/** One staff member: roles here or on the whole society, and actions reserved to the society's owner. */
export function PersonPane({
  person,
  cid,
  everywhere,
  close,
}: {
  person: StaffPerson;
  cid: number;
  everywhere: boolean;
  close: () => void;
}) {
  const t = useT('staff');
  const c = useT('console');
  const place = everywhere ? null : cid;
  const saved = person.grants.filter((grant) => grant.cid === place).map(({ role }) => role);
  const others = person.grants.filter((grant) => grant.cid !== place);
  const [roles, setRoles] = useState<readonly StaffRole[]>(saved);
  const mayChange = useRole(['owner']);
  const changed = [...roles].sort().join() !== [...saved].sort().join();
  const after = { refreshes, said: t('people.saved') };
  const here = useChange(staffPeopleCalls.roles, after);
  const society = useChange(staffPeopleCalls.societyRoles, after);
  const again = useChange(staffPeopleCalls.invite, { refreshes, said: t('people.sent') });
  async function save() {
    const outcome = everywhere
      ? await society.change({
          id: person.id,
          grants: [
            ...others.map(({ cid: at, role }) => ({ cid: at, role })),
            ...roles.map((role) => ({ cid: null, role })),
          ],
        })
      : await here.change({ cid, id: person.id, roles: [...roles] });
    if (!outcome.ok) setRoles(saved);
  }
  return (
    <Pane title={person.name} facts={person.email} close={close} changed={changed}>
      <section>
        <h2>{t(everywhere ? 'people.rolesEverywhere' : 'people.rolesHere')}</h2>
        <RoleBoxes value={roles} onChange={setRoles} disabled={!mayChange} here={place !== null} />
        {mayChange ? (
          <div className="row wrap">
            <ActButton
              type="primary"
              why={changed ? '' : c('why.nothingChanged')}
              loading={here.busy || society.busy}
              onClick={() => void save()}
            >
              {t('people.save')}
            </ActButton>
            {person.state === 'invited' && !everywhere && saved.length > 0 && (
              <Button
                loading={again.busy}
                onClick={() => void again.change({ cid, name: person.name, email: person.email, roles: [...saved] })}
              >
                {t('people.again')}
              </Button>
            )}
          </div>
        ) : (
          <p className="small quiet">{t('people.onlyOwner')}</p>
        )}
      </section>
      <OtherRoles grants={others} />
      {everywhere && <Departure person={person} close={close} />}
      <History cid={cid} subject="staff_member" id={person.id} />
    </Pane>
  );
}

function OtherRoles({ grants }: { grants: StaffPerson['grants'] }) {
  const t = useT('staff');
  const c = useT('console');
  if (grants.length === 0) return null;
  return (
    <ul>
      {grants.map(({ cid, title, role }) => (
        <li key={`${cid}.${role}`} className="row">
          <span className="grow quiet">{cid === null ? t('people.everywhere') : title}</span>
          {c(`roles.${role}`)}
        </li>
      ))}
    </ul>
  );
}

/** Asks for confirmation of an action that cannot be undone; the button names the action. */
function Departure({ person: { id, name, secondFactor }, close }: { person: StaffPerson; close: () => void }) {
  const t = useT('staff');
  const { modal } = App.useApp();
  const end = useChange(staffPeopleCalls.end, { refreshes, said: t('people.leaveDone') });
  const forget = useChange(staffPeopleCalls.forgetFactors, { refreshes, said: t('people.forgetDone') });
  const ask = (title: string, content: string, okText: string, act: () => Promise<void>) =>
    void modal.confirm({
      title,
      content,
      okText,
      cancelText: t('own.cancel'),
      okButtonProps: { danger: true },
      onOk: act,
    });
  return (
    <section className="row wrap">
      {secondFactor && (
        <Button
          onClick={() =>
            ask(t('people.forgetTitle', { name }), t('people.forgetText'), t('people.forgetFactors'), async () => {
              await forget.change({ id });
            })
          }
        >
          {t('people.forgetFactors')}
        </Button>
      )}
      <Button
        danger
        onClick={() =>
          ask(t('people.leaveTitle', { name }), t('people.leaveText'), t('people.leave'), async () => {
            if ((await end.change({ id })).ok) close();
          })
        }
      >
        {t('people.leave')}
      </Button>
    </section>
  );
}
