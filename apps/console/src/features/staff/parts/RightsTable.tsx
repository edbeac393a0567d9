import { staffRoles, type StaffRole } from '@meetingapp/contract/call.ts';
import type { RightsArea, StaffPerson } from '@meetingapp/contract/staff/people.ts';
import { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import { check, eye } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import type { staff as texts } from '@meetingapp/locales/zh/staff.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Roles that may change or see each page, taken from the call definitions. */
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
  const count = (role: StaffRole) => people.filter(({ grants }) => grants.some((grant) => grant.role === role)).length;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('rights.area')}</th>
          {staffRoles.map((role) => (
            <th key={role} scope="col">
              {c(`roles.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ feature, calls, rights }) => (
          <tr key={feature}>
            <th scope="row" title={t('rights.calls', { count: calls })}>
              {t(`areas.${feature as keyof (typeof texts)['areas']}`)}
            </th>
            {staffRoles.map((role) => (
              <Cell key={role} right={rights.find((one) => one.role === role)} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('rights.count')}</th>
          {staffRoles.map((role) => (
            <td key={role}>{count(role)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Cell({ right }: { right: RightsArea['rights'][number] | undefined }) {
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
