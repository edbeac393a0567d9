import { staffRoles, type StaffRole } from '@meetingapp/contract/call.ts';
import {
  staffPeopleCalls,
  type RightsAction,
  type RightsArea,
  type StaffPerson,
} from '@meetingapp/contract/staff/people.ts';
import { check, chevronRight, eye, search as searchIcon } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Input, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { findRights } from '../view.ts';

/** Roles that may change or see each area, and under it each call of the area, taken from the declarations of the calls. */
export function RightsTable({ cid, people }: { cid: number; people: readonly StaffPerson[] }) {
  const t = useT('staff');
  const asked = useCall(staffPeopleCalls.rights, { cid });
  return (
    <Answered asked={asked}>
      {({ areas }) => (
        <div className="rights">
          <p className="row small quiet">
            <span className="grow">{t('rights.text')}</span>
            <Icon icon={check} /> {t('rights.write')}
            <Icon icon={eye} /> {t('rights.read')}
            <span aria-hidden="true">*</span> {t('rights.society')}
          </p>
          <Matrix areas={areas} people={people} />
        </div>
      )}
    </Answered>
  );
}

function Matrix({ areas, people }: { areas: readonly RightsArea[]; people: readonly StaffPerson[] }) {
  const t = useT('staff');
  const c = useT('console');
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<StaffRole | null>(null);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const words = useDeferredValue(typed.trim());
  const found = findRights(areas, { words, role, title: (area) => t(`areas.${area}`) });
  const actions = found.reduce((sum, area) => sum + area.actions.length, 0);
  const toggle = (area: string) =>
    setUnfolded(unfolded.includes(area) ? unfolded.filter((one) => one !== area) : [...unfolded, area]);
  return (
    <>
      <div className="row rights-filter">
        <Input
          allowClear
          maxLength={60}
          prefix={<Icon icon={searchIcon} />}
          placeholder={t('rights.search')}
          aria-label={t('rights.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          aria-label={t('rights.role')}
          value={role ?? ''}
          onChange={(value) => setRole(staffRoles.find((one) => one === value) ?? null)}
          options={[
            { value: '', label: t('rights.everyRole') },
            ...staffRoles.map((one) => ({ value: one, label: c(`roles.${one}`) })),
          ]}
        />
        <span className="quiet small" role="status">
          {t('rights.found', { areas: found.length, count: actions })}
        </span>
      </div>
      {found.length === 0 ? (
        <EmptyState icon={searchIcon} title={t('rights.noneFound')} text={t('rights.noneFoundText')} />
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rights.area')}</th>
              {staffRoles.map((one) => (
                <th key={one} scope="col">
                  {c(`roles.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          {found.map((area) => (
            <AreaRows
              key={area.area}
              area={area}
              // What was searched is shown at once.
              isOpen={words !== '' || unfolded.includes(area.area)}
              toggle={() => toggle(area.area)}
            />
          ))}
          <tbody>
            <CountRow people={people} />
          </tbody>
        </table>
      )}
    </>
  );
}

function AreaRows({ area, isOpen, toggle }: { area: RightsArea; isOpen: boolean; toggle: () => void }) {
  const t = useT('staff');
  const title = t(`areas.${area.area}`);
  return (
    <tbody>
      <tr>
        <th scope="row" title={t('rights.calls', { count: area.actions.length })}>
          <Button
            type="text"
            size="small"
            className={isOpen ? 'unfolded' : ''}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'rights.fold' : 'rights.unfold', { area: title })}
            icon={<Icon icon={chevronRight} />}
            onClick={toggle}
          />
          {title} <span className="quiet small">{area.actions.length}</span>
        </th>
        {staffRoles.map((role) => (
          <Cell key={role} right={area.rights.find((one) => one.role === role)} />
        ))}
      </tr>
      {isOpen && area.actions.map((action) => <ActionRow key={action.name} action={action} />)}
    </tbody>
  );
}

function ActionRow({ action: { name, path, effect, roles, societyOnly } }: { action: RightsAction }) {
  return (
    <tr className="action">
      <th scope="row">
        <code>{name}</code>
        <span className="quiet small">{path}</span>
      </th>
      {staffRoles.map((role) => (
        <Cell key={role} right={roles.includes(role) ? { may: effect, societyOnly } : undefined} />
      ))}
    </tr>
  );
}

/** How many people have each role here. */
function CountRow({ people }: { people: readonly StaffPerson[] }) {
  const t = useT('staff');
  const count = (role: StaffRole) => people.filter(({ grants }) => grants.some((grant) => grant.role === role)).length;
  return (
    <tr>
      <th scope="row">{t('rights.count')}</th>
      {staffRoles.map((role) => (
        <td key={role}>{count(role)}</td>
      ))}
    </tr>
  );
}

function Cell({ right }: { right: { may: 'write' | 'read'; societyOnly: boolean } | undefined }) {
  const t = useT('staff');
  if (!right)
    return (
      <td className="quiet">
        <span aria-hidden="true">·</span>
        <span className="sr">{t('rights.none')}</span>
      </td>
    );
  return (
    <td className={right.may}>
      <Icon icon={right.may === 'write' ? check : eye} />
      {right.societyOnly && <span aria-hidden="true">*</span>}
      <span className="sr">
        {t(`rights.${right.may}`)} {right.societyOnly && t('rights.society')}
      </span>
    </td>
  );
}
