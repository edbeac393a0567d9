import { creditConsoleCalls as calls } from '@meetingapp/contract/credits/console.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface BenchPersonProps {
  cid: number;
  person: number | null;
  choose: (accountId: number | null) => void;
}

/** Finds a person with evidence by name or number. */
export function BenchPerson({ cid, person, choose }: BenchPersonProps) {
  const t = useT('creditsConsole');
  const [words, setWords] = useState('');
  const { answer, asking } = useCall(calls.people, { cid, words });
  return (
    <Select
      className="credits-person"
      aria-label={t('bench.find')}
      placeholder={t('bench.find')}
      showSearch
      filterOption={false}
      allowClear
      loading={asking}
      notFoundContent={t('bench.nobody')}
      value={person}
      onSearch={(typed) => setWords(typed.trim().slice(0, 60))}
      onChange={(id: number | undefined) => choose(id ?? null)}
      options={(answer?.people ?? []).map(({ accountId, name, number, affiliation }) => ({
        value: accountId,
        label: `${number === null ? name : t('person', { name, number })} ${affiliation}`.trim(),
      }))}
    />
  );
}
