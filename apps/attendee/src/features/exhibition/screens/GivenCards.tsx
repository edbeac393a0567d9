import '../parts/exhibition.css';
import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { leadCalls as calls } from '@meetingapp/contract/exhibition/lead.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { askConfirm, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText, momentText } from '../../../lib/time/dates.ts';
import { refreshCards } from '../data.ts';

/** S42, O13: the cards that the person has handed over, and the way to withdraw each. */
export function GivenCards() {
  const t = useT('lead');
  const app = useT('app');
  const language = useLanguage();
  const { cid } = useParameters('givenCards');
  const back = useBack('personalList', { cid });
  const go = useNavigate();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const asked = useCall(calls.mine, loggedIn ? { cid } : null, { fresh: 0, quiet: true });
  const { answer: own } = useCall(exhibitionCalls.own, loggedIn ? { cid } : null, { quiet: true });
  const withdraw = useSend(calls.withdraw);
  const { answer, failure } = asked;

  async function takeBack(leadId: number, exhibitor: string): Promise<void> {
    const sure = await askConfirm({
      title: t('mine.sure', { exhibitor }),
      text: t('mine.sureText'),
      stay: t('mine.stay'),
      act: t('mine.withdraw'),
    });
    if (!sure) return;
    const outcome = await withdraw.send({ leadId });
    refreshCards();
    if (outcome.ok) showSuccess(t('mine.done'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <Page top={<TopBar title={t('mine.title')} heading back={{ label: app('back'), onPress: back }} />}>
      {!loggedIn && (
        <EmptyState
          icon={lock}
          title={t('mine.visitor')}
          action={
            <button type="button" className={buttonClass('fill', 'md')} onClick={() => logIn(cid)}>
              {t('mine.logIn')}
            </button>
          }
        />
      )}
      {own && own.desks.length > 0 && (
        <>
          <div className="head">
            <h2>{t('mine.desks')}</h2>
          </div>
          <List>
            {own.desks.map(({ id, name, booth }) => (
              <ListRow
                key={id}
                icon={store}
                title={name}
                value={booth}
                onPress={() => go('standDesk', { showid: id })}
              />
            ))}
          </List>
        </>
      )}
      {answer && answer.cards.length === 0 && (
        <EmptyState icon={idCard} title={t('mine.none')} text={t('mine.noneText')} />
      )}
      {answer && answer.cards.length > 0 && (
        <>
          <p className="ink-2 ex-lead">{t('mine.text')}</p>
          {answer.cards.map((card) => (
            <section key={card.leadId} className="card ex-given">
              <div className="row">
                <b className="grow t-lg">{card.exhibitor}</b>
                {card.booth !== '' && <Tag kind="role">{card.booth}</Tag>}
              </div>
              {card.withdrawnAt === null ? (
                <>
                  <p>
                    {t('mine.gave', {
                      at: momentText(card.givenAt, answer.zone, language),
                      fields: joinList([t('ask.basic'), ...card.fields.map((field) => t(field))], language),
                    })}
                  </p>
                  <p className="t-sm ink-2">{t('ask.purpose', { purpose: card.notice })}</p>
                  <p className="t-sm ink-2">{t('mine.keep', { day: dayText(card.keepUntil, language) })}</p>
                  <Button
                    variant="outline"
                    size="sm"
                    loading={withdraw.sending}
                    onClick={() => void takeBack(card.leadId, card.exhibitor)}
                  >
                    {t('mine.withdraw')}
                  </Button>
                </>
              ) : (
                <p className="ink-2">
                  {t('mine.withdrawn', { at: momentText(card.withdrawnAt, answer.zone, language) })}
                </p>
              )}
            </section>
          ))}
        </>
      )}
      {failure && !answer && <Unavailable asked={asked} gone={null} />}
      {loggedIn && !answer && !failure && (
        <Waiting label={app('loading')}>
          <Skeleton height="3rem" />
        </Waiting>
      )}
    </Page>
  );
}
