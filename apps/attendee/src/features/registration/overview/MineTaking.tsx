import type { Summary } from '@meetingapp/contract/overview/summary.ts';
import {
  clipboardList,
  handshake,
  hospital,
  messageCircleQuestionMark,
  phone,
} from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { MySurveys } from './MySurveys.tsx';

interface Props {
  cid: string;
  summary: Summary | undefined;
}

/** Questions, surveys, exams, cards and the organisers' numbers. */
export function MineTaking({ cid, summary }: Props) {
  const t = useT('summary');
  const registration = useT('registrationOverview');
  const go = useNavigate();
  const { asked, answered } = summary?.questions ?? { asked: 0, answered: 0 };
  const exams = summary?.exams ?? 0;
  const replies = answered > 0 ? t('taking.answered', { count: answered }) : t('taking.asked', { count: asked });
  return (
    <>
      <div className="head">
        <h2>{t('taking.title')}</h2>
      </div>
      <List>
        <ListRow
          icon={messageCircleQuestionMark}
          title={t('taking.questions')}
          value={asked > 0 ? replies : undefined}
          onPress={() => go('comment', { cid })}
        />
        <MySurveys cid={cid} />
        {exams > 0 && (
          <ListRow
            icon={clipboardList}
            title={t('taking.exams')}
            value={t('taking.open', { count: exams })}
            onPress={() => go('onlineTest', { cid })}
          />
        )}
        <ListRow icon={handshake} title={registration('mine.cards')} onPress={() => go('givenCards', { cid })} />
        <ListRow icon={hospital} title={registration('mine.departments')} onPress={() => go('deptMeetings', { cid })} />
        <ListRow icon={phone} title={t('taking.contact')} onPress={() => go('callPhone', {}, { cid })} />
      </List>
    </>
  );
}
