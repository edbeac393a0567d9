import { paperCallCalls as calls, type CountedTopic } from '@meetingapp/contract/papers/call.ts';
import type { Call } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Select } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';

interface TopicFormProps {
  cid: number;
  /** Null: a new one. */
  topic: CountedTopic | null;
  others: readonly CountedTopic[];
  refreshes: readonly Call[];
  close: () => void;
}

const nothing = { zh: '', en: '' };

/** One topic: name and division. Removing one that papers chose merges it into another. */
export function TopicForm({ cid, topic, others, refreshes, close }: TopicFormProps) {
  const t = useT('papersConsole');
  const language = useLanguage();
  const { modal } = App.useApp();
  const [name, setName] = useState(topic?.name ?? nothing);
  const [division, setDivision] = useState(topic?.division ?? others.at(-1)?.division ?? nothing);
  const [into, setInto] = useState<number | null>(null);
  const save = useChange(calls.saveTopic, { refreshes });
  const remove = useChange(calls.removeTopic, { refreshes });
  async function send() {
    if ((await save.change({ cid, topic: { id: topic?.id ?? null, name, division } })).ok) close();
  }
  async function takeAway() {
    if (!topic) return;
    const target = others.find(({ id }) => id === into);
    const sure = await modal.confirm({
      title: target
        ? t('topics.mergeSure', { name: pickLanguage(topic.name, language), into: pickLanguage(target.name, language) })
        : t('topics.removeSure', { name: pickLanguage(topic.name, language) }),
      okText: t(target ? 'topics.merge' : 'topics.remove'),
      okButtonProps: { danger: true },
    });
    if (sure && (await remove.change({ cid, topicId: topic.id, into })).ok) close();
  }
  return (
    <div className="papers-topic">
      <BilingualField label={t('topics.name')} maxLength={100} value={name} onChange={setName} />
      <BilingualField label={t('topics.division')} maxLength={60} value={division} onChange={setDivision} />
      <span className="row">
        <Button size="small" type="primary" loading={save.busy} onClick={() => void send()}>
          {t('save')}
        </Button>
        <Button size="small" onClick={close}>
          {t('discard')}
        </Button>
      </span>
      {topic && (
        <span className="row">
          <Select
            size="small"
            allowClear
            className="grow"
            aria-label={t('topics.into')}
            placeholder={t(topic.papers > 0 ? 'topics.intoNeeded' : 'topics.into')}
            value={into}
            options={others
              .filter(({ id }) => id !== topic.id)
              .map((one) => ({ value: one.id, label: pickLanguage(one.name, language) }))}
            onChange={(id) => setInto(id ?? null)}
          />
          <ActButton
            size="small"
            danger
            type="text"
            loading={remove.busy}
            lacks={{ topicInUse: topic.papers > 0 && into === null }}
            onClick={() => void takeAway()}
          >
            {t(into === null ? 'topics.remove' : 'topics.merge')}
          </ActButton>
        </span>
      )}
    </div>
  );
}
