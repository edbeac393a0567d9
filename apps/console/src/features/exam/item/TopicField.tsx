import { examConsoleCalls as calls } from '@meetingapp/contract/exam/console.ts';
import type { Topic } from '@meetingapp/contract/exam/item.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualInput } from '../../../lib/forms/BilingualInput.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface Props {
  topics: readonly Topic[];
  /** 0: none chosen. */
  value: number;
  fault: string | undefined;
  onChange: (topicId: number) => void;
}

const LONGEST = 40;
const blank = { zh: '', en: '' };

/** The topic of an item, with a new one where it lacks. */
export function TopicField({ topics, value, fault, onChange }: Props) {
  const t = useT('examItem');
  const language = useLanguage();
  const cid = useCid();
  const [name, setName] = useState<typeof blank | null>(null);
  const add = useChange(calls.saveTopic, { refreshes: [calls.bank] });
  async function save(named: typeof blank) {
    const outcome = await add.change({ cid, id: null, name: named });
    if (!outcome.ok) return;
    onChange(outcome.answer.topicId);
    setName(null);
  }
  const unnamed = name !== null && name.zh.trim() === '' && name.en.trim() === '';
  return (
    <Field label={t('topic')} fault={fault}>
      <div className="item-topic">
        <Select<number>
          aria-label={t('topic')}
          placeholder={t('chooseTopic')}
          value={value === 0 ? null : value}
          onChange={onChange}
          options={topics.map((topic) => ({ value: topic.id, label: pickLanguage(topic.name, language) }))}
        />
        {name === null && <Button onClick={() => setName(blank)}>{t('newTopic')}</Button>}
      </div>
      {name !== null && (
        <div className="item-topic">
          <BilingualInput label={t('newTopic')} maxLength={LONGEST} value={name} onChange={setName} />
          <ActButton why={unnamed ? t('topicUnnamed') : ''} loading={add.busy} onClick={() => void save(name)}>
            {t('addTopic')}
          </ActButton>
          <Button type="text" onClick={() => setName(null)}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </Field>
  );
}
