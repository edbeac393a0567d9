import '../parts/credits.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { OwnPage } from '../../../lib/session/OwnPage.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCredits } from '../data.ts';
import { CreditsView } from '../parts/CreditsView.tsx';

/** The person's credits in a conference, each with the evidence it comes from. */
export function Credits() {
  const t = useT('credits');
  const app = useT('app');
  const { cid } = useParameters('credits');
  const back = useBack('personalList', { cid });
  const { loggedIn } = useAccount();
  const asked = useCredits(cid);
  const { answer, asking, again } = asked;
  if (loggedIn && answer && answer.sets.length > 0)
    return (
      <CreditsView
        key={cid}
        cid={cid}
        credits={answer}
        back={{ label: app('back'), onPress: back }}
        again={again}
        asking={asking}
      />
    );
  return (
    <OwnPage
      title={t('title')}
      cid={cid}
      back={back}
      visitor={{ icon: award, title: t('visitor'), text: t('visitorText'), logIn: t('logIn') }}
      asked={asked}
      heights={['0.88rem', '4rem', '6rem']}
    >
      {() => <EmptyState icon={award} title={t('none')} text={t('noneText')} />}
    </OwnPage>
  );
}
