import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { peopleConsoleCalls as calls } from '@meetingapp/contract/people.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { BilingualText } from '../../../lib/forms/BilingualText.tsx';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { refresh } from '../../../lib/calls/use-call.ts';
import { DraftConflicts } from '../../../lib/forms/DraftConflicts.tsx';
import { useFieldDraft } from '../../../lib/forms/use-field-draft.ts';
import { changed } from '../data.ts';
import { PersonAccount } from './PersonAccount.tsx';
import { MergePerson } from './MergePerson.tsx';
import { PersonItems } from './PersonItems.tsx';
import { Portrait } from './Portrait.tsx';

export interface PersonFields {
  name: Bilingual;
  affiliation: Bilingual;
  post: Bilingual;
  biography: Bilingual;
  phone: string;
  email: string;
}

const nothing = { zh: '', en: '' };
export const freshPerson: PersonFields = {
  name: nothing,
  affiliation: nothing,
  post: nothing,
  biography: nothing,
  phone: '',
  email: '',
};

interface PersonEditorProps {
  person: AnswerOf<(typeof calls)['read']> | null;
  fields: PersonFields;
  close: () => void;
  saved: (id: number) => void;
}

const inTwoLanguages = [
  { field: 'name', rows: 1, maxLength: 200 },
  { field: 'affiliation', rows: 1, maxLength: 200 },
  { field: 'post', rows: 1, maxLength: 200 },
] as const;

/** Fields of a person; typed text survives until it is saved. */
export function PersonEditor({ person, fields: last, close, saved }: PersonEditorProps) {
  const t = useT('peopleConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const expert = person?.expert ?? null;
  const typed = useFieldDraft<PersonFields>(`expert/${cid}/${expert?.id ?? 'new'}`, last);
  const { value: fields, change: set } = typed;
  const conflicting = typed.conflicts.length > 0;
  const save = useChange(calls.save, { refreshes: changed, said: c('saved'), quiet: true });
  const remove = useChange(calls.remove, { refreshes: changed });
  // Enter and a second click while it is being saved add nobody twice.
  const sending = useRef(false);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);
  async function submit() {
    if (sending.current || !typed.changed) return;
    sending.current = true;
    const wish = { ...fields, id: expert?.id ?? null, seen: expert?.version ?? null };
    const outcome = await save.change({ cid, expert: wish });
    sending.current = false;
    setRefusal(outcome.ok ? null : outcome.failure);
    if (!outcome.ok) {
      if (outcome.failure.name === 'changed_meanwhile') await refresh(...changed);
      return;
    }
    typed.settle(fields, `expert/${cid}/${outcome.answer.expertId}`);
    saved(outcome.answer.expertId);
  }
  async function ask() {
    if (!expert) return;
    const used = expert.items > 0;
    const sure = await modal.confirm({
      title: t('removeTitle', { name: pickLanguage(expert.name, language) }),
      content: used ? t('removeUsed', { count: expert.items }) : t('removeUnused'),
      okText: used ? t('removeWithParts') : t('remove'),
    });
    if (sure && (await remove.change({ cid, expertId: expert.id, seen: expert.version, withParts: used })).ok) close();
  }
  const overtaken = refusal?.name === 'changed_meanwhile';
  const reasons = overtaken
    ? conflicting
      ? null
      : [c('conflict.merged')]
    : refusal && (refusal.faults.length > 0 ? refusal.faults.map(({ text }) => text) : [refusal.msg]);
  return (
    <Pane
      title={expert ? pickLanguage(expert.name, language) : t('add')}
      facts={expert?.reading}
      close={close}
      foot={
        <>
          <ActButton
            type={expert ? 'default' : 'primary'}
            why={conflicting ? c('why.conflictsFirst') : typed.changed ? '' : c('why.nothingChanged')}
            loading={save.busy}
            onClick={() => void submit()}
          >
            {t('save')}
          </ActButton>
          {typed.changed && <Button onClick={typed.forget}>{t('discard')}</Button>}
          <span className="grow" />
          {expert && (
            <Button danger type="text" onClick={() => void ask()}>
              {t('remove')}
            </Button>
          )}
        </>
      }
    >
      {expert && (
        <DraftConflicts
          of={{ cid, subject: 'expert', id: expert.id }}
          draft={typed}
          labels={{
            name: t('fields.name'),
            affiliation: t('fields.affiliation'),
            post: t('fields.post'),
            biography: t('fields.biography'),
          }}
        />
      )}
      {reasons && (
        <div className="note error" role="alert">
          <ul>
            {reasons.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {expert && <Portrait expert={expert} />}
      {inTwoLanguages.map(({ field, rows, maxLength }) => (
        <div key={field} className="person-field">
          <span>{t(`fields.${field}`)}</span>
          <BilingualInput
            label={t(`fields.${field}`)}
            rows={rows}
            maxLength={maxLength}
            value={fields[field]}
            onChange={(value) => set({ [field]: value })}
            onEnter={() => void submit()}
          />
        </div>
      ))}
      <div className="person-field">
        <span>{t('fields.biography')}</span>
        <BilingualText
          label={t('fields.biography')}
          low
          value={fields.biography}
          onChange={(biography) => set({ biography })}
        />
      </div>
      {(['phone', 'email'] as const).map((field) => (
        <div key={field} className="person-field">
          <label htmlFor={`expert-${field}`}>{t(`fields.${field}`)}</label>
          <Input
            id={`expert-${field}`}
            maxLength={field === 'phone' ? 30 : 120}
            value={fields[field]}
            onChange={(event) => set({ [field]: event.target.value })}
            onPressEnter={() => void submit()}
          />
        </div>
      ))}
      {expert && <PersonAccount expert={expert} />}
      {person && <PersonItems items={person.items} />}
      {expert && <MergePerson expert={expert} />}
      {expert && <History cid={cid} subject="expert" id={expert.id} />}
    </Pane>
  );
}
