import { feeCalls } from '@meetingapp/contract/fees/console.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

interface SimulatorPersonProps {
  cid: number;
  use: (facts: Record<string, string>, branchId: number | null) => void;
}

/** Finds a registration and copies its answers into the simulator. */
export function SimulatorPerson({ cid, use }: SimulatorPersonProps) {
  const t = useT('fees');
  const [words, setWords] = useState('');
  const { answer } = useCall(feeCalls.person, { cid, words }, { enabled: words !== '' });
  return (
    <section>
      <Input.Search
        size="small"
        aria-label={t('bench.personHint')}
        placeholder={t('bench.personHint')}
        maxLength={60}
        onSearch={(typed) => setWords(typed.trim())}
      />
      {words !== '' && answer && (
        <ul>
          {answer.people.length === 0 && <li className="quiet">{t('bench.personNone')}</li>}
          {answer.people.map(({ regId, name, number, facts, branchId }) => (
            <li key={regId}>
              <button type="button" onClick={() => use({ ...facts }, branchId)}>
                <b>{name}</b> <span className="quiet">{number}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
