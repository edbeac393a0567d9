import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { deskCalls } from '@meetingapp/contract/checkin/desk.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { Button, Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { useSettle } from '../badge/use-settle.ts';

type Today = AnswerOf<typeof deskCalls.deskToday>;
type Row = Pick<Today['recent'][number], 'regId' | 'name'>;

/** Badges that did not come out, and the last people; each is printed again by one button. */
export function DeskRecent({ today, reprint }: { today: Today; reprint: (row: Row) => void }) {
  const t = useT('checkinDesk');
  const names = useT('checkinConsole');
  const { settle, busy } = useSettle();
  const clock = (at: string): string => clockIn(today.zone, new Date(at)).slice(11);
  return (
    <>
      {today.open.length > 0 && (
        <section className="desk-recent">
          <h2>{t('open')}</h2>
          <ul>
            {today.open.map((row) => (
              <li key={row.printId}>
                <span className="quiet-2">{clock(row.at)}</span>
                <span className="grow">
                  {row.name}{' '}
                  <Tag color={row.state === 'failed' ? 'error' : 'warning'}>{names(`badge.states.${row.state}`)}</Tag>
                </span>
                <Button
                  size="small"
                  type="text"
                  loading={busy}
                  aria-label={names('badge.settleOf.printed', { name: row.name })}
                  onClick={() => void settle({ printIds: [row.printId] }, 'printed')}
                >
                  {names('badge.settle.printed')}
                </Button>
                <Button
                  size="small"
                  aria-label={names('badge.againOf', { name: row.name })}
                  onClick={() => reprint(row)}
                >
                  {t('reprint')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {today.recent.length > 0 && (
        <section className="desk-recent">
          <h2>{t('recent')}</h2>
          <ul>
            {today.recent.map((row) => (
              <li key={`${row.regId}-${row.at}`}>
                <span className="quiet-2">{clock(row.at)}</span>
                <span className="grow">{row.name}</span>
                <Button
                  size="small"
                  type="text"
                  aria-label={names('badge.againOf', { name: row.name })}
                  onClick={() => reprint(row)}
                >
                  {t('reprint')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
