import './chart.css';
import { Table } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDay } from '../../../lib/time/short-day.ts';
import type { Dashboard } from './Figures.tsx';

type Night = Dashboard['rooms'][number];

const width = 640;
const height = 96;

/** Rooms taken of all rooms by night, as bars or as their table; renders nothing without hotels. */
export function RoomNights({ rooms, table }: { rooms: readonly Night[]; table: boolean }) {
  const t = useT('statistics');
  const [first] = rooms;
  if (!first) return null;
  return (
    <section>
      <header>
        <h2>{t('rooms')}</h2>
        {(['takenRooms', 'freeRooms'] as const).map((kind) => (
          <span key={kind} className="legend">
            <svg className="chart" viewBox="0 0 10 10" style={{ width: 10 }} aria-hidden="true">
              <rect className={kind === 'takenRooms' ? 'online' : 'free'} width="10" height="10" rx="2" />
            </svg>
            {t(kind)}
          </span>
        ))}
      </header>
      {table ? (
        <Table<Night>
          size="small"
          rowKey="night"
          pagination={false}
          dataSource={[...rooms]}
          columns={[
            { title: t('night'), dataIndex: 'night' },
            { title: t('takenRooms'), dataIndex: 'taken', align: 'right' },
            { title: t('allRooms'), dataIndex: 'size', align: 'right' },
          ]}
        />
      ) : (
        <Bars rooms={rooms} first={first} />
      )}
    </section>
  );
}

function Bars({ rooms, first }: { rooms: readonly Night[]; first: Night }) {
  const t = useT('statistics');
  const language = useLanguage();
  const share = ({ taken, size }: Night) => (size === 0 ? 0 : taken / size);
  const fullest = rooms.reduce((one, other) => (share(other) > share(one) ? other : one), first);
  const top = Math.max(1, ...rooms.map(({ size, taken }) => Math.max(size, taken)));
  const step = width / rooms.length;
  const bar = Math.min(48, step * 0.7);
  return (
    <svg className="chart" viewBox={`0 -16 ${width} ${height + 36}`} role="img" aria-label={t('roomsLabel', fullest)}>
      {rooms.map(({ night, size, taken }, index) => {
        const x = step * index + (step - bar) / 2;
        const tall = (count: number) => (height * count) / top;
        return (
          <g key={night}>
            <rect className="free" x={x} y={height - tall(size)} width={bar} height={tall(size)} rx="2" />
            <rect className="online" x={x} y={height - tall(taken)} width={bar} height={tall(taken)} rx="2" />
            <text x={x + bar / 2} y={height - tall(Math.max(size, taken)) - 4} textAnchor="middle">
              {`${taken} / ${size}`}
            </text>
            <text x={x + bar / 2} y={height + 16} textAnchor="middle">
              {shortDay(night, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
