import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Checkbox, Input, Tag } from 'antd';
import { useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';

type Listed = AnswerOf<typeof calls.list>;
type Row = Listed['exhibitors'][number];

const owes = ({ price, paid, state }: Row): boolean => state === 'sold' && paid < price;
const plain = (text: string): string => text.trim().toLowerCase();

/** Exhibitors as a table, narrowed by words and by what is due. */
export function ExhibitorRows({ list, open }: { list: Listed; open: (id: number) => void }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const [words, setWords] = useState('');
  const [due, setDue] = useState(false);
  const shown = list.exhibitors.filter(
    (one) =>
      (!due || owes(one)) &&
      [one.name.zh, one.name.en, one.booth, one.contract].some((text) => plain(text).includes(plain(words))),
  );
  return (
    <>
      <div className="exh-part exh-filter">
        <Input.Search
          aria-label={t('search')}
          placeholder={t('search')}
          allowClear
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Checkbox checked={due} onChange={({ target }) => setDue(target.checked)}>
          {t('owing', { count: list.exhibitors.filter(owes).length })}
        </Checkbox>
        <span className="small quiet" role="status">
          {t('found', { count: shown.length })}
        </span>
      </div>
      <ListTable<Row>
        rows={shown}
        open={null}
        columns={[
          { title: t('booth'), width: 90, dataIndex: 'booth' },
          {
            title: t('name'),
            render: (_value, one) => (
              <span className="row">
                <button type="button" onClick={() => open(one.id)}>
                  <b>{pickLanguage(one.name, language)}</b>
                </button>
                {one.draft === 'asked' && <Tag color="processing">{t('draft.states.asked')}</Tag>}
              </span>
            ),
          },
          {
            title: t('sponsors.level'),
            width: 90,
            render: (_value, one) => one.level !== null && pickLanguage(one.level, language),
          },
          { title: t('state'), width: 210, render: (_value, one) => <Deal row={one} /> },
          {
            title: t('price'),
            width: 130,
            align: 'right',
            render: (_value, one) => (one.price === 0 ? '' : amountText(one.price, list.currency, true)),
          },
          {
            title: t('form.contract'),
            width: 150,
            render: (_value, one) =>
              one.contract !== '' && (
                <>
                  {one.contract} <span className="small quiet">{one.signedOn ?? t('unsigned')}</span>
                </>
              ),
          },
          { title: t('due'), width: 120, align: 'right', render: (_value, one) => dueOf(one, list.currency) },
          { title: t('parts'), width: 90, align: 'right', dataIndex: 'parts' },
          { title: t('members'), width: 80, align: 'right', dataIndex: 'members' },
          { title: t('leads'), width: 80, align: 'right', dataIndex: 'leads' },
          { title: t('visits'), width: 80, align: 'right', dataIndex: 'visits' },
          {
            title: t('shown'),
            width: 100,
            render: (_value, one) => (
              <Tag color={one.shown ? 'success' : 'default'}>{t(one.shown ? 'shown' : 'hidden')}</Tag>
            ),
          },
        ]}
      />
    </>
  );
}

/** What of the price is not received yet; '' where there is nothing to pay. */
function dueOf({ price, paid }: Row, currency: string): string {
  return price === 0 ? '' : amountText(Math.max(0, price - paid), currency, true);
}

function Deal({ row }: { row: Row }) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  if (row.booth === '') return null;
  if (row.state === 'sold') return <Tag color="success">{t('states.sold')}</Tag>;
  if (row.state === 'free') return <Tag color="error">{t('heldOver')}</Tag>;
  return (
    <Tag color="warning">
      {row.heldUntil === null ? t('heldOpen') : t('heldUntil', { at: momentText(row.heldUntil, language) })}
    </Tag>
  );
}
