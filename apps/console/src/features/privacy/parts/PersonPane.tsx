import type { PrivatePerson } from '@meetingapp/contract/privacy.ts';
import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { App } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ErasurePlan } from './ErasurePlan.tsx';
import { PersonExport } from './PersonExport.tsx';

/** One person: agreements, data export, and erasure with a preview of its effects. */
export function PersonPane({ person, close }: { person: PrivatePerson; close: () => void }) {
  const t = useT('privacy');
  const language = useLanguage();
  const { account, name, contacts, consents } = person;
  const plan = useCall(privacyCalls.plan, { account });
  const { modal } = App.useApp();
  const erasure = useChange(privacyCalls.erase, {
    refreshes: [privacyCalls.people, privacyCalls.plan, privacyCalls.retention],
    said: t('erased'),
  });
  const ask = () =>
    void modal.confirm({
      title: t('eraseTitle', { name: name || t('nameless') }),
      content: t('eraseText'),
      okText: t('erase'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if ((await erasure.change({ account })).ok) close();
      },
    });
  return (
    <Pane title={name || t('nameless')} facts={contacts.join(' · ')} close={close}>
      <section>
        <h2>{t('consents')}</h2>
        {consents.length === 0 && <p className="quiet">{t('noConsents')}</p>}
        <ul>
          {consents.map(({ version, language: shown, givenAt, withdrawnAt }) => (
            <li key={givenAt}>
              {t('consent', { version })}{' '}
              <span className="quiet">
                {t('given', { at: momentText(givenAt, language) })}
                {shown && ` · ${t(`shownIn.${shown}`)}`}
                {withdrawnAt && ` · ${t('withdrawn', { at: momentText(withdrawnAt, language) })}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <PersonExport account={account} />
      <Answered asked={plan}>
        {({ steps, obstacle }) => (
          <section>
            <h2>{t('plan')}</h2>
            <ErasurePlan steps={steps} />
            {obstacle && <p className="note soon">{t(`obstacles.${obstacle}`)}</p>}
            <ActButton
              danger
              style={{ marginTop: 12 }}
              why={obstacle === null ? '' : t(`obstacles.${obstacle}`)}
              loading={erasure.busy}
              onClick={ask}
            >
              {t('erase')}
            </ActButton>
          </section>
        )}
      </Answered>
    </Pane>
  );
}
