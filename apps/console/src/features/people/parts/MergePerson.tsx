import { peopleConsoleCalls as calls, type ListedExpert } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed } from '../data.ts';

/** Merges another entry of the same person into this one. */
export function MergePerson({ expert }: { expert: ListedExpert }) {
  const t = useT('peopleConsole');
  const language = useLanguage();
  const cid = useCid();
  const { modal } = App.useApp();
  const merge = useChange(calls.merge, { refreshes: changed, said: t('merged') });
  const [words, setWords] = useState('');
  const found = useCall(calls.list, { cid, words: useDeferredValue(words.trim()), after: 0 });
  const others = (found.answer?.experts ?? []).filter(({ id }) => id !== expert.id);
  async function ask(goneId: number) {
    const other = others.find(({ id }) => id === goneId);
    if (!other) return;
    const sure = await modal.confirm({
      title: t('mergeTitle', { name: pickLanguage(other.name, language) }),
      content: t('mergeText', { count: other.items, name: pickLanguage(expert.name, language) }),
      okText: t('merge'),
    });
    if (sure) await merge.change({ cid, expertId: expert.id, goneId });
    setWords('');
  }
  return (
    <section aria-label={t('merge')}>
      <h2>{t('merge')}</h2>
      <Select
        style={{ width: '100%' }}
        showSearch={{ filterOption: false, onSearch: setWords }}
        value={null}
        placeholder={t('mergeHint')}
        aria-label={t('mergeHint')}
        options={others.map(({ id, name, affiliation }) => ({
          value: id,
          label: `${pickLanguage(name, language)}  ${pickLanguage(affiliation, language)}`,
        }))}
        onChange={(id: number | null) => {
          if (id !== null) void ask(id);
        }}
      />
    </section>
  );
}
