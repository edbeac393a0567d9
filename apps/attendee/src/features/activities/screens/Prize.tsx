import '../parts/activities.css';
import { activityCalls as calls, type PrizeCard } from '@meetingapp/contract/activities/activity.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { QrCode } from '@meetingapp/ui/data/QrCode.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gift } from '@meetingapp/ui/icons/icons-home.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { codeText } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

type Read = AnswerOf<typeof calls.prizes>;

/** Milliseconds between looks whether staff have handed the prize over. */
const EVERY_MS = 5000;

/** S82: prizes of an activity, my prize with its pick-up code, the winners. */
export function Prize() {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const { id } = useParameters('prize');
  const back = useBack('activity', { id });
  const claim = useSend(calls.claim);
  const asked = useCall(calls.prizes, { activityId: id }, { fresh: 0, every: EVERY_MS, quiet: true, kept: true });
  const { answer, failure, again } = asked;
  useNamedConference(answer?.cid);

  async function take(prizeId: number | string): Promise<void> {
    const outcome = await claim.send({ prizeId });
    if (!outcome.ok) showTopTip(outcome.failure.msg);
    again();
  }
  /** A prize for stamps or points: what is missing, or the button. */
  const claimable = (prize: PrizeCard, read: Read) => {
    if (prize.kind === 'rank') return prize.stock === 0 ? undefined : t('pieces', { count: prize.stock });
    const missing = prize.needed - (prize.kind === 'stamps' ? read.stamps : read.points);
    if (prize.left === 0) return t('noneLeft');
    return missing > 0 ? t(`missing.${prize.kind}`, { count: missing }) : t('leftPrizes', { count: prize.left });
  };
  const mayTake = (prize: PrizeCard, read: Read): boolean =>
    prize.kind !== 'rank' &&
    prize.left > 0 &&
    prize.needed <= (prize.kind === 'stamps' ? read.stamps : read.points) &&
    !read.own.some(({ prizeId }) => prizeId === prize.id);
  return (
    <Page top={<TopBar title={t('prizes')} heading back={{ label: app('back'), onPress: back }} />}>
      {!answer && failure && (
        <Unavailable
          asked={asked}
          gone={failure.name === 'not_found' ? { title: t('gone'), text: t('goneText') } : null}
        />
      )}
      {!answer && !failure && <Loader label={app('loading')} />}
      {answer && answer.prizes.length === 0 && (
        <EmptyState icon={gift} title={t('noPrizes')} text={t('noPrizesText')} />
      )}
      {answer?.own.map((award) => {
        const prize = answer.prizes.find((one) => one.id === award.prizeId);
        return prize && <PickUp key={award.code} award={award} prize={prize} read={answer} />;
      })}
      {answer && answer.prizes.length > 0 && (
        <>
          <div className="act-head">
            <h2 className="t-lg">{pickLanguage(answer.title, language)}</h2>
          </div>
          <List>
            {answer.prizes.map((prize) => (
              <ListRow
                key={prize.id}
                icon={gift}
                title={pickLanguage(prize.name, language)}
                text={t(`prizeFor.${prize.kind}`, { needed: prize.needed, stock: prize.stock })}
                value={mayTake(prize, answer) ? undefined : claimable(prize, answer)}
                trailing={
                  mayTake(prize, answer) && (
                    <Button size="sm" variant="soft" loading={claim.sending} onClick={() => void take(prize.id)}>
                      {t('takePrize')}
                    </Button>
                  )
                }
                chevron={false}
              />
            ))}
          </List>
        </>
      )}
      {answer && answer.prizes.some(({ kind }) => kind === 'rank') && (
        <>
          <div className="act-head">
            <h2 className="t-lg">{t('winners')}</h2>
            {answer.announcedAt && <span className="t-sm ink-2">{t('people', { count: answer.winners.length })}</span>}
          </div>
          {answer.announcedAt === null && <p className="ink-2">{t('notAnnounced')}</p>}
          <List>
            {answer.winners.map((winner) => (
              <ListRow
                key={winner.rank}
                className={winner.mine ? 'mine' : undefined}
                title={t('winner', {
                  rank: winner.rank,
                  name: winner.mine ? t('you', { name: winner.name }) : winner.name,
                })}
                text={winner.institution || undefined}
                value={t('score', { count: winner.score })}
              />
            ))}
          </List>
        </>
      )}
    </Page>
  );
}

function PickUp({ award, prize, read }: { award: Read['own'][number]; prize: PrizeCard; read: Read }) {
  const t = useT('activities');
  const language = useLanguage();
  const at = (moment: string) => momentText(moment, read.zone, language);
  const place = pickLanguage(prize.place, language);
  const title = pickLanguage(read.title, language);
  return (
    <section className="card pick-up" aria-live="polite">
      <div className="up">
        <span className="g">
          <Icon icon={gift} />
        </span>
        <div className="grow">
          <Tag kind={award.handedAt ? 'ok' : 'soon'}>
            {award.handedAt
              ? t('handed', { at: at(award.handedAt) })
              : prize.pickUpUntil
                ? t('toCollectUntil', { at: at(prize.pickUpUntil) })
                : t('toCollect')}
          </Tag>
          <h2 className="t-lg">{pickLanguage(prize.name, language)}</h2>
          <p className="t-sm ink-2">{award.rank === null ? title : t('rankIn', { title, rank: award.rank })}</p>
        </div>
      </div>
      {!award.handedAt && (
        <>
          <div className="cut" />
          <div className="dn">
            <QrCode
              value={`GIFT:${award.code}`}
              label={t('codeLabel', { code: codeText(award.code) })}
              size="2.8rem"
              level="M"
            />
            <p className="code">{codeText(award.code)}</p>
            <p className="t-sm ink-2">{place === '' ? t('show') : t('showAt', { place })}</p>
          </div>
        </>
      )}
    </section>
  );
}
