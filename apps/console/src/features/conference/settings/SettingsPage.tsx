import { roles } from '@meetingapp/contract/call.ts';
import { conferenceConsoleCalls as calls } from '@meetingapp/contract/conference/console.ts';
import type { ConferenceSettings } from '@meetingapp/contract/conference/console.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useRole } from '../../../lib/session/conference.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { Basics } from './Basics.tsx';
import { Branches } from './Branches.tsx';
import { Emergency } from './Emergency.tsx';
import { WizardFlow } from './WizardFlow.tsx';
import { Appearance } from './Appearance.tsx';
import { Policies } from './Policies.tsx';
import { RegistrationSettings } from './RegistrationSettings.tsx';
import type { SectionProps, SettingsRead } from './section-props.ts';
import './settings.css';
import { StateSection } from './StateSection.tsx';

const sections = {
  state: StateSection,
  basics: Basics,
  registering: RegistrationSettings,
  flow: WizardFlow,
  policies: Policies,
  look: Appearance,
  branches: Branches,
  emergency: Emergency,
};
type SectionName = keyof typeof sections;
const names = Object.keys(sections) as SectionName[];

/** Section of each setting; settings not listed belong to the basics. */
const places: Readonly<Record<string, SectionName>> = {
  registrationOpensAt: 'registering',
  registrationClosesAt: 'registering',
  holdMinutes: 'registering',
  offerHours: 'registering',
  currency: 'registering',
  currencies: 'registering',
  bankAccounts: 'registering',
  memberListId: 'registering',
  formNote: 'registering',
  mobileTip: 'registering',
  flow: 'flow',
  refundPolicy: 'policies',
  refundApprovalAbove: 'policies',
  changePolicy: 'policies',
  brand: 'look',
  loader: 'look',
  template: 'look',
  branches: 'branches',
  emergency: 'emergency',
};

/** Shows one section at a time. Changes in all sections are saved together and survive a reload until then. */
export function SettingsPage({ cid, read }: { cid: number; read: SettingsRead }) {
  const t = useT('conferenceConsole');
  const c = useT('console');
  const disabled = !useRole(roles.setUp);
  const [name, setName] = useState<SectionName>('state');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const draft = useFieldDraft<ConferenceSettings>(`settings/${cid}`, read.settings);
  const save = useChange(calls.save, {
    refreshes: [calls.settings, staffCalls.conferences],
    said: t('saved'),
  });
  const { value } = draft;
  const count = Object.keys(draft.mine).length;
  const show = (part: string) => setName(places[part] ?? 'basics');

  const set: SectionProps['set'] = (part, next) => {
    draft.change({ [part]: next });
    setFaults(({ [part]: _gone, ...rest }) => rest);
  };
  function forget() {
    draft.forget();
    setFaults({});
  }
  async function submit() {
    const outcome = await save.change({ cid, settings: draft.mine, seen: draft.base });
    if (outcome.ok) {
      draft.settle(value);
      return setFaults({});
    }
    // A fault of `contacts.0.email` is shown at `contacts`.
    const wrong = outcome.failure.faults.map(({ field, text }) => [
      field.replace(/^settings\./, '').split('.')[0] ?? '',
      text,
    ]);
    setFaults(Object.fromEntries(wrong) as Record<string, string>);
    // Shows what somebody else has changed beside what was typed.
    await refresh(calls.settings);
    if (wrong[0]?.[0]) show(wrong[0][0]);
  }
  const Section = sections[name];
  return (
    <Page
      title={t('title')}
      facts={
        disabled
          ? t('readOnly')
          : count > 0
            ? t('unsaved', { count })
            : read.registrations > 0
              ? t('concerns', { count: read.registrations })
              : ''
      }
      actions={
        !disabled && (
          <>
            {count > 0 && <Button onClick={forget}>{t('discard')}</Button>}
            <ActButton
              type="primary"
              why={draft.conflicts.length > 0 ? c('why.conflictsFirst') : count === 0 ? c('why.nothingChanged') : ''}
              loading={save.busy}
              onClick={() => void submit()}
            >
              {t('save')}
            </ActButton>
          </>
        )
      }
      bar={
        <Segmented
          aria-label={t('title')}
          value={name}
          onChange={setName}
          options={names.map((one) => ({ value: one, label: t(`sections.${one}`) }))}
        />
      }
    >
      <div className="settings-page">
        <DraftConflicts of={{ cid, subject: 'conference', id: cid }} draft={draft} />
        <Section cid={cid} read={read} value={value} set={set} faults={faults} disabled={disabled} open={show} />
        {name === 'state' && <History cid={cid} subject="conference" id={cid} />}
      </div>
    </Page>
  );
}
