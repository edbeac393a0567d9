import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { checkinConsoleCalls, PointRow } from '@meetingapp/contract/checkin/console.ts';
import { pickLanguage, joinList } from '@meetingapp/domain/bilingual.ts';
import { Button, Table, Tag } from 'antd';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

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
  return (
    <Table<PointRow>
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
        { title: t('point.admitted'), align: 'right', render: (_, point) => point.admitted.toLocaleString('en') },
        {
          title: t('point.seconds'),
          align: 'right',
          render: (_, point) =>
            point.secondsPerScan === null ? '–' : t('point.secondsEach', { seconds: point.secondsPerScan }),
        },
        { title: t('point.state'), render: (_, point) => point.closed && <Tag>{t('point.closed')}</Tag> },
      ]}
    />
  );
}
