import { checkinConsoleCalls as calls, type DoubleRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Button, Input, Table, Tag } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface DoublesProps {
  doubles: readonly DoubleRow[];
  zone: string;
  mayAnswer: boolean;
}

/** Admissions that the rule forbids, found when devices came back: both facts side by side, and what staff decided. */
export function Doubles({ doubles, zone, mayAnswer }: DoublesProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const factOf = ({ at, device, offline }: DoubleRow['first']) => {
    const time = clockIn(zone, new Date(at)).replace('T', ' ');
    return [time, device, offline ? t('double.offline') : ''].filter(Boolean).join(' · ');
  };
  return (
    <Table<DoubleRow>
      rowKey="scanId"
      dataSource={[...doubles]}
      pagination={false}
      locale={{ emptyText: t('double.none') }}
      columns={[
        {
          title: t('double.person'),
          render: (_, row) => (
            <>
              <b>{row.name}</b>
              <div className="small quiet">{row.number}</div>
            </>
          ),
        },
        { title: t('device.point'), render: (_, row) => pickLanguage(row.point, language) },
        { title: t('double.cause'), render: (_, row) => <Tag color="error">{t(`double.causes.${row.cause}`)}</Tag> },
        { title: t('double.first'), render: (_, row) => factOf(row.first) },
        { title: t('double.second'), render: (_, row) => factOf(row.second) },
        {
          title: t('double.answer'),
          render: (_, row) =>
            row.answer === null && mayAnswer ? (
              <Answer row={row} />
            ) : row.answer === null ? (
              t('double.open')
            ) : (
              [t(`double.answers.${row.answer}`), row.why].filter(Boolean).join(' · ')
            ),
        },
      ]}
    />
  );
}

function Answer({ row }: { row: DoubleRow }) {
  const t = useT('checkinConsole');
  const cid = useCid();
  const { change, busy } = useChange(calls.answerDouble, { refreshes: [calls.doubles] });
  const [why, setWhy] = useState('');
  return (
    <div>
      <span className="row">
        <Button
          size="small"
          loading={busy}
          onClick={() => void change({ cid, scanId: row.scanId, answer: 'dismissed', why })}
        >
          {t('double.dismiss')}
        </Button>
        <Button
          size="small"
          loading={busy}
          onClick={() => void change({ cid, scanId: row.scanId, answer: 'both', why })}
        >
          {t('double.both')}
        </Button>
      </span>
      <Input
        size="small"
        value={why}
        maxLength={200}
        aria-label={t('double.why')}
        placeholder={t('double.why')}
        onChange={(event) => setWhy(event.target.value)}
      />
    </div>
  );
}
