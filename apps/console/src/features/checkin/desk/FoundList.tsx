import type { DeskRow, DeskState } from '@meetingapp/contract/checkin/desk.ts';
import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';

export const stateColours: Readonly<Record<DeskState, string>> = {
  review: 'processing',
  pay: 'warning',
  ready: 'success',
  in: 'geekblue',
  ended: 'default',
};

interface FoundListProps {
  people: readonly DeskRow[];
  /** Index of the row that Enter opens. */
  at: number;
  openId: number | null;
  choose: (regId: number) => void;
}

/** People found, with the digit that opens each. */
export function FoundList({ people, at, openId, choose }: FoundListProps) {
  const t = useT('checkinDesk');
  return (
    <ul className="desk-found" aria-label={t('list')}>
      {people.map((row, index) => (
        <li key={row.regId}>
          <button
            type="button"
            className={row.regId === openId || (openId === null && index === at) ? 'on' : ''}
            aria-current={row.regId === openId ? 'true' : undefined}
            onClick={() => choose(Number(row.regId))}
          >
            <kbd>{index + 1}</kbd>
            <span className="grow">
              <b>{row.name}</b>
              <span className="quiet-2">{row.institution}</span>
              <span className="small quiet-2">
                {row.number}
                {row.phoneEnd !== '' && <span>{t('phoneEnd', { digits: row.phoneEnd })}</span>}
              </span>
            </span>
            <Tag color={stateColours[row.state]}>{t(`states.${row.state}`)}</Tag>
          </button>
        </li>
      ))}
    </ul>
  );
}
