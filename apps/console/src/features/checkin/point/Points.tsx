import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { checkinConsoleCalls, PointRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage, joinList } from '@meetingapp/domain/bilingual.ts';
import { Button, Table, Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';

interface PointsProps {
  answer: AnswerOf<typeof checkinConsoleCalls.points>;
  open: (id: number) => void;
}

/** The points of the conference, each with its rule in words. */
export function Points({ answer, open }: PointsProps) {
  const t = useT('checkinConsole');
  const language = useLanguage();
  const ruleOf = (point: PointRow): string => {
    const parts = [
      point.roles.length > 0
        ? joinList(
            point.roles.map((role) => t(`roles.${role}`)),
            language,
          )
        : t('rules.everybody'),
      ...(point.most ? [t(`rules.mostPer.${point.most.per}`, { count: point.most.times })] : []),
      ...(point.ways === 'both' ? [t('rules.both')] : []),
      ...(point.antiPassback ? [t('rules.antiPassback')] : []),
      ...(point.capacity === null ? [] : [t('rules.capacity', { count: point.capacity })]),
      ...(point.moving ? [t('rules.moving')] : []),
    ];
    return joinList(parts, language, 'clauses');
  };
  const admittedOf = (point: PointRow): string => {
    const count = point.admitted.toLocaleString('en');
    // Fees and branches narrow the circle by what the counts of tickets do not say.
    if (point.feeIds.length > 0 || point.branchIds.length > 0) return count;
    const most = answer.tickets
      .filter(({ role }) => point.roles.length === 0 || point.roles.includes(role))
      .reduce((sum, ticket) => sum + ticket.count, 0);
    return t('point.inOf', { count, most: most.toLocaleString('en') });
  };
  return (
    <Table<PointRow>
      className="edge"
      size="small"
      rowKey="id"
      dataSource={answer.points}
      pagination={false}
      columns={[
        {
          title: t('point.name'),
          render: (_, point) => (
            <Button type="link" style={{ padding: 0 }} onClick={() => open(Number(point.id))}>
              {pickLanguage(point.name, language)}
            </Button>
          ),
        },
        { title: t('point.kind'), render: (_, point) => t(`kinds.${point.kind}`) },
        { title: t('point.rule'), render: (_, point) => ruleOf(point) },
        { title: t('point.devices'), align: 'right', dataIndex: 'devices' },
        { title: t('point.admitted'), align: 'right', render: (_, point) => admittedOf(point) },
        {
          title: t('point.seconds'),
          align: 'right',
          render: (_, point) =>
            point.secondsPerScan === null ? '–' : t('point.secondsEach', { seconds: point.secondsPerScan }),
        },
        { title: t('point.state'), render: (_, point) => <State point={point} /> },
      ]}
    />
  );
}

const colours = { open: 'success', before: 'default', over: 'default', full: 'warning' } as const;

/** Whether the point admits people now: closed by staff, outside of its times, full, or open. */
function State({ point }: { point: PointRow }) {
  const t = useT('checkinConsole');
  const now = useNow();
  if (point.closed) return <Tag>{t('point.closed')}</Tag>;
  const state = stateOf(point, now);
  return <Tag color={colours[state]}>{t(`point.states.${state}`)}</Tag>;
}

function stateOf({ opens, ways, capacity, admitted }: PointRow, now: number): keyof typeof colours {
  if (opens.length > 0 && !opens.some(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until)))
    return opens.some(({ from }) => Date.parse(from) > now) ? 'before' : 'over';
  return ways === 'in' && capacity !== null && admitted >= capacity ? 'full' : 'open';
}
