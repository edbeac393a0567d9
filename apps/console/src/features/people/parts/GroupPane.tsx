import { peopleConsoleCalls as calls, type GuestGroup } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refresh, useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { changed } from '../data.ts';
import { MemberList } from './MemberList.tsx';

const nothing = { zh: '', en: '' };

const membersOf = ({ members }: Pick<GuestGroup, 'members'>) => members.map(({ expert, duty }) => ({ expert, duty }));

interface GroupPaneProps {
  /** Null: a new one. */
  group: GuestGroup | null;
  close: () => void;
  saved: (id: number) => void;
}

/** A group of guests: name, note, ordered members with their roles. */
export function GroupPane({ group, close, saved }: GroupPaneProps) {
  const t = useT('peopleConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const fresh = { name: nothing, note: nothing, members: [] as GuestGroup['members'] };
  const stands = group ? { name: group.name, note: group.note, members: group.members } : fresh;
  const draft = useFieldDraft(`guest-group/${cid}/${group?.id ?? 'new'}`, stands);
  const { value, changed: typed, change } = draft;
  const save = useChange(calls.saveGroup, { refreshes: changed, said: c('saved') });
  const remove = useChange(calls.removeGroup, { refreshes: changed });
  const [words, setWords] = useState('');
  const found = useCall(calls.list, { cid, words: useDeferredValue(words.trim()), after: 0 });
  const conflicting = !save.busy && draft.conflicts.length > 0;
  const members = new Set(value.members.map(({ expert }) => expert));
  const options = (found.answer?.experts ?? []).filter(({ id }) => !members.has(id));
  async function submit() {
    const outcome = await save.change({
      cid,
      group: { ...value, id: group?.id ?? null, members: membersOf(value) },
      seen: group && { ...stands, members: membersOf(stands) },
    });
    if (!outcome.ok) {
      if (outcome.failure.name === 'changed_meanwhile') await refresh(...changed);
      return;
    }
    draft.settle(value, `guest-group/${cid}/${outcome.answer.groupId}`);
    saved(outcome.answer.groupId);
  }
  async function ask() {
    const sure = await modal.confirm({
      title: t('removeGroup'),
      content: t('removeGroupSure'),
      okText: t('removeGroup'),
    });
    if (sure && group && (await remove.change({ cid, groupId: group.id })).ok) close();
  }
  return (
    <Pane
      title={group ? pickLanguage(group.name, language) : t('addGroup')}
      close={close}
      foot={
        <>
          <ActButton
            type="default"
            why={conflicting ? c('why.conflictsFirst') : typed ? '' : c('why.nothingChanged')}
            loading={save.busy}
            onClick={() => void submit()}
          >
            {t('save')}
          </ActButton>
          {typed && <Button onClick={draft.forget}>{t('discard')}</Button>}
          <span className="grow" />
          {group && (
            <Button danger type="text" onClick={() => void ask()}>
              {t('removeGroup')}
            </Button>
          )}
        </>
      }
    >
      {conflicting && group && (
        <DraftConflicts
          of={{ cid, subject: 'expert_group', id: group.id }}
          draft={draft}
          labels={{ name: t('groupName'), note: t('groupNote'), members: t('members') }}
          describe={{
            members: (all) =>
              all.map(({ expert, name, duty }) => (
                <div key={expert}>
                  {[name, duty]
                    .map((one) => pickLanguage(one, language))
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              )),
          }}
        />
      )}
      <span className="field-name">{t('groupName')}</span>
      <BilingualInput label={t('groupName')} value={value.name} onChange={(name) => change({ name })} />
      <span className="field-name">{t('groupNote')}</span>
      <BilingualInput
        label={t('groupNote')}
        rows={2}
        maxLength={500}
        value={value.note}
        onChange={(note) => change({ note })}
      />
      <h2>{t('members')}</h2>
      <MemberList members={value.members} onChange={(members) => change({ members })} />
      <Select
        showSearch={{ filterOption: false, onSearch: setWords }}
        value={null}
        placeholder={t('addMember')}
        aria-label={t('addMember')}
        options={options.map(({ id, name, affiliation }) => ({
          value: id,
          label: `${pickLanguage(name, language)}  ${pickLanguage(affiliation, language)}`,
        }))}
        onChange={(id: number | null) => {
          const one = options.find((option) => option.id === id);
          if (one) change({ members: [...value.members, { expert: one.id, name: one.name, duty: nothing }] });
          setWords('');
        }}
      />
      {group && <History cid={cid} subject="expert_group" id={group.id} />}
    </Pane>
  );
}
