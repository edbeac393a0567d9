import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { programmeRoles } from '@meetingapp/contract/agenda/programme.ts';
import type { Audience } from '@meetingapp/contract/messages/mailing.ts';
import { registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { Button, Checkbox, Popover, Segmented } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { noFilter } from '../../../lib/registrations/filter.ts';
import { FilterBar } from '../../../lib/registrations/FilterBar.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { EditedMailing } from './use-mailing.ts';

interface AudienceSectionProps {
  edited: EditedMailing;
  /** Shows a person's message. */
  choose: (accountId: number) => void;
}

const first: Record<Audience['of'], Audience> = {
  registrations: { of: 'registrations', filter: noFilter },
  programme: { of: 'programme', roles: [] },
};

/** To whom: registrations by the filters of their list, or people of the programme by their roles, with the count as it is now. */
export function AudienceSection({ edited, choose }: AudienceSectionProps) {
  const t = useT('mailing');
  const { cid, may, value, change, check, lastCheck } = edited;
  const { audience } = value;
  const { answer: choices } = useCall(registrationConsoleCalls.choices, { cid });
  return (
    <section className="part" aria-label={t('audience.title')}>
      <header className="row">
        <h2>{t('audience.title')}</h2>
        <Segmented<Audience['of']>
          size="small"
          aria-label={t('audience.of')}
          disabled={!may}
          value={audience.of}
          onChange={(of) => change({ audience: first[of] })}
          options={(['registrations', 'programme'] as const).map((of) => ({ value: of, label: t(`audience.${of}`) }))}
        />
        <span className="grow" />
        <b className="count" role="status">
          {may &&
            (check ? t('audience.count', { count: check.recipients.toLocaleString('en') }) : t('audience.counting'))}
        </b>
      </header>
      {audience.of === 'registrations' ? (
        <div className="row wrap filters" role="group" aria-label={t('audience.filters')} inert={!may}>
          <FilterBar
            filter={{ ...noFilter, ...audience.filter }}
            set={(filter) => change({ audience: { of: 'registrations', filter } })}
            branches={choices?.branches ?? []}
            forms={choices?.forms ?? []}
            fees={choices?.fees ?? []}
          />
        </div>
      ) : (
        <div role="group" aria-label={t('audience.role')}>
          <Checkbox.Group
            value={audience.roles}
            onChange={(roles) => change({ audience: { of: 'programme', roles } })}
            options={programmeRoles.map((role) => ({ value: role, label: t(`audience.roles.${role}`) }))}
          />
        </div>
      )}
      {audience.of === 'programme' && audience.roles.length === 0 && (
        <p className="small quiet-2">{t('audience.allRoles')}</p>
      )}
      {lastCheck && lastCheck.recipients > 0 && <Reached check={lastCheck} choose={choose} />}
    </section>
  );
}

const channels = ['messenger', 'phone', 'email', 'inbox'] as const;

/** The first channels with their numbers, and the first names. */
function Reached({ check, choose }: { check: NonNullable<EditedMailing['lastCheck']>; choose: (id: number) => void }) {
  const t = useT('mailing');
  const language = useLanguage();
  const count = check.recipients.toLocaleString('en');
  const parts = channels
    .filter((channel) => check.channels[channel] > 0)
    .map((channel) =>
      t('figure', { label: t(`channels.${channel}`), count: check.channels[channel].toLocaleString('en') }),
    );
  const names = (
    <ul className="mailing-names">
      {check.sample.map(({ accountId, name }) => (
        <li key={accountId}>
          <button type="button" onClick={() => choose(accountId)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <p className="row wrap small quiet-2">
      <span>
        {t('audience.by')} {joinList(parts, language)}
        {check.texts.pieces > 0 && (
          <>
            <br />
            {t('audience.cost', {
              pieces: check.texts.pieces.toLocaleString('en'),
              price: `¥${amountText(check.texts.fen, HOME_CURRENCY)}`,
            })}
          </>
        )}
      </span>
      <span className="grow" />
      <Popover
        trigger="click"
        placement="bottomRight"
        title={t('audience.namesTitle', { shown: check.sample.length, count })}
        content={names}
      >
        <Button type="link" size="small" aria-haspopup="dialog">
          {t('audience.names')}
        </Button>
      </Popover>
    </p>
  );
}
