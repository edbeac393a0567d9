import type { StaffPerson } from '@meetingapp/contract/staff/people.ts';
import { Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Staff with roles, second factor and last activity. */
export function PeopleTable({
  people,
  everywhere,
  open,
  choose,
}: {
  people: readonly StaffPerson[];
  /** Shows the roles on every conference, not only on this one. */
  everywhere: boolean;
  open: number | null;
  choose: (id: number) => void;
}) {
  const t = useT('staff');
  const c = useT('console');
  const language = useLanguage();
  return (
    <ListTable<StaffPerson>
      tableLayout="fixed"
      rows={people}
      open={open}
      columns={[
        {
          title: t('people.name'),
          width: 160,
          render: (_, { id, name }) => (
            <button type="button" onClick={() => choose(id)}>
              <b>{name}</b>
            </button>
          ),
        },
        ...(open === null ? [{ title: t('people.email'), dataIndex: 'email', width: 220, ellipsis: true }] : []),
        {
          title: t('people.roles'),
          render: (_, { grants }) => (
            <span className="row wrap staff-roles">
              {grants.map(({ cid, title, role }) => (
                <Tag key={`${cid}.${role}`} variant="filled" color={cid === null ? 'processing' : 'default'}>
                  {c(`roles.${role}`)}
                  {cid === null && ` · ${t('people.fromSociety')}`}
                  {everywhere && title !== null && ` · ${title}`}
                </Tag>
              ))}
            </span>
          ),
        },
        {
          title: t('people.factor'),
          width: 132,
          render: (_, { secondFactor, state }) =>
            state === 'invited' ? (
              <Tag color="warning" variant="filled">
                {t('people.invited')}
              </Tag>
            ) : (
              <Tag color={secondFactor ? 'success' : 'default'} variant="filled">
                {t(secondFactor ? 'own.on' : 'own.off')}
              </Tag>
            ),
        },
        {
          title: t('people.used'),
          width: 132,
          render: (_, { usedAt }) => (usedAt ? momentText(usedAt, language) : t('people.never')),
        },
      ]}
    />
  );
}
