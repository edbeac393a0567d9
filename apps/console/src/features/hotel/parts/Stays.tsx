import { hotelConsoleCalls as calls, type GridHotel, type StayRow } from '@meetingapp/contract/hotel/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { Button, Input, Select, Table, Tag } from 'antd';
import { useState } from 'react';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { amountText } from '../../../lib/forms/money.ts';
import { useListed, useOpenRowOrNew } from '../../../lib/lists/use-open-row.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { nightText } from '../view.ts';
import { StayPane } from './StayPane.tsx';

const colours = { confirmed: 'success', held: 'warning', lapsed: 'default' } as const;

/** Page size of the server. */
const PAGE = 100;

/** All stays, with one open beside the list. */
export function Stays({ hotels, currency }: { hotels: GridHotel[]; currency: string }) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayChange = useRole(roles.desk);
  const [words, setWords] = useState('');
  const [hotelId, setHotelId] = useState<number | null>(null);
  const [chosen, setChosen] = useOpenRowOrNew();
  const [listed, setPage] = useListed('page');
  const page = listed ?? 1;
  const asked = useCall(calls.stays, { cid, words, hotelId, from: (page - 1) * PAGE });
  const stay = asked.answer?.stays.find(({ regId }) => regId === chosen) ?? null;
  const partOf = ({ part, gender }: StayRow) =>
    part === 'room' ? t('stays.room') : `${t('stays.bed')} ${gender === '' ? '' : t(`stays.${gender}`)}`;
  return (
    <div className="split" style={{ height: '100%' }}>
      <div className="body">
        <div className="row" style={{ padding: '12px 24px' }}>
          <Input
            allowClear
            style={{ width: 240 }}
            maxLength={60}
            aria-label={t('stays.words')}
            placeholder={t('stays.words')}
            value={words}
            onChange={(event) => {
              setPage(null);
              setWords(event.target.value);
            }}
          />
          <Select
            style={{ minWidth: 180 }}
            aria-label={t('rooming.hotel')}
            value={hotelId ?? 0}
            onChange={(id) => {
              setPage(null);
              setHotelId(id === 0 ? null : id);
            }}
            options={[
              { value: 0, label: t('stays.allHotels') },
              ...hotels.map((hotel) => ({ value: hotel.id, label: hotel.name[language] })),
            ]}
          />
          <span className="grow small quiet" aria-live="polite">
            {asked.answer &&
              t(asked.answer.totalMore ? 'stays.countMore' : 'stays.count', { count: asked.answer.total })}
          </span>
          {mayChange && <Button onClick={() => setChosen('new')}>{t('stays.give')}</Button>}
        </div>
        <Answered asked={asked}>
          {({ stays, total }) => (
            <Table<StayRow>
              className="stays"
              size="small"
              rowKey="regId"
              pagination={
                total > PAGE && { current: page, pageSize: PAGE, total, showSizeChanger: false, onChange: setPage }
              }
              dataSource={stays}
              locale={{ emptyText: t('stays.none') }}
              columns={[
                {
                  title: t('stays.name'),
                  key: 'name',
                  render: (_value, row) => (
                    <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setChosen(row.regId)}>
                      {row.name}
                    </Button>
                  ),
                },
                { title: t('stays.number'), dataIndex: 'number' },
                {
                  title: t('stays.hotel'),
                  key: 'hotel',
                  render: (_value, row) => `${row.hotel[language]} ${row.roomType[language]}`,
                },
                {
                  title: t('stays.days'),
                  key: 'days',
                  render: (_value, row) => `${nightText(row.checkIn, language)} – ${nightText(row.checkOut, language)}`,
                },
                { title: t('stays.part'), key: 'part', render: (_value, row) => partOf(row) },
                {
                  title: t('stays.amount'),
                  dataIndex: 'amount',
                  align: 'right',
                  render: (amount: number, row) =>
                    row.currency === currency
                      ? amountText(amount, currency)
                      : `${row.currency} ${amountText(amount, row.currency)}`,
                },
                {
                  title: t('stays.state'),
                  dataIndex: 'state',
                  render: (state: StayRow['state']) => <Tag color={colours[state]}>{t(`stays.states.${state}`)}</Tag>,
                },
              ]}
            />
          )}
        </Answered>
      </div>
      {(chosen === 'new' || stay) && (
        <StayPane key={chosen} stay={stay} hotels={hotels} mayChange={mayChange} close={() => setChosen(null)} />
      )}
    </div>
  );
}
