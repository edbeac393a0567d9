import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { examConsoleCalls, ListedItem } from '@meetingapp/contract/exam/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Bank = AnswerOf<(typeof examConsoleCalls)['bank']>;
type BankTableProps = Pick<Bank, 'items' | 'found' | 'total' | 'topics'> & {
  open: number | null;
  onOpen: (id: number) => void;
  /** Adds the first item. */
  add: ReactNode;
};

/** Items of the bank, by code. */
export function BankTable({ items, found, total, topics, open, onOpen, add }: BankTableProps) {
  const t = useT('examBank');
  const e = useT('examConsole');
  const language = useLanguage();
  if (total === 0)
    return (
      <EmptyState icon={listChecks} title={t('empty')} text={t('emptyText')}>
        {add}
      </EmptyState>
    );
  if (items.length === 0) return <EmptyState icon={listChecks} title={t('none')} text={t('noneText')} />;
  const topicOf = (id: number) => pickLanguage(topics.find((one) => one.id === id)?.name, language);
  return (
    <>
      <ListTable<ListedItem>
        rows={items}
        open={open}
        columns={[
          {
            title: t('question'),
            render: (_value, one) => (
              <button type="button" onClick={() => onOpen(one.id)}>
                <span className="bank-stem">{pickLanguage(one.stem, language)}</span>
                <span className="small quiet bank-facts">
                  <span>{e(`kinds.${one.kind}`)}</span>
                  <Difficulty level={one.difficulty} label={t('level', { count: one.difficulty })} />
                  <span>{topicOf(one.topicId)}</span>
                </span>
              </button>
            ),
          },
          {
            title: t('notes'),
            width: 190,
            render: (_value, one) => (
              <span className="bank-tags">
                {one.used && <Tag>{t(one.locked ? 'used' : 'usedBefore')}</Tag>}
                {one.pictured && <Tag>{t('pictured')}</Tag>}
                {!one.bilingual && <Tag color="warning">{t('oneLanguage')}</Tag>}
              </span>
            ),
          },
          {
            title: t('code'),
            width: 130,
            render: (_value, one) => (
              <span className="number">
                {one.code} {t('version', { number: one.number })}
              </span>
            ),
          },
        ]}
      />
      {found > items.length && <p className="small quiet bank-more">{t('first')}</p>}
    </>
  );
}

const levels = [1, 2, 3, 4, 5] as const;

/** Difficulty as bars and words. */
function Difficulty({ level, label }: { level: number; label: string }) {
  return (
    <span className="bank-level">
      {levels.map((one) => (
        <i key={one} aria-hidden="true" className={one <= level ? 'on' : undefined} />
      ))}
      {label}
    </span>
  );
}
