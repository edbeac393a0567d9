import '../parts/activities.css';
import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { gift, users } from '@meetingapp/ui/icons/icons-home.ts';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { check, clock, share2 } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { Link, useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';
import { SignUp } from '../parts/SignUp.tsx';
import { Stamps } from '../parts/Stamps.tsx';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

const EVERY_MS = 20_000;

/** S81: one activity: time, place, groups with the places left, rules, prizes, and the person's own place. */
export function Activity() {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const { id } = useParameters('activity');
  const cid = useCurrentCid();
  const go = useNavigate();
  const asked = useCall(calls.read, { activityId: id }, { fresh: 0, every: EVERY_MS, quiet: true });
  const { answer, failure, again } = asked;
  const listed = answer?.cid ?? cid ?? 0;
  useNamedConference(answer?.cid);
  const back = useBack('activityList', { id: listed });

  async function share(): Promise<void> {
    if (!answer) return;
    const title = pickLanguage(answer.activity.title, language);
    const address = addressOf('activity', { id }, { cid: answer.cid });
    const said = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
    await sharePage({ title, text: '', address, image: '' }, said);
  }
  const top = (
    <TopBar
      back={{ label: app('back'), onPress: back }}
      actions={answer && <IconButton icon={share2} label={t('share')} onClick={() => void share()} />}
    />
  );
  if (!answer)
    return (
      <Page kind="plain" top={top}>
        {failure ? (
          <Unavailable
            asked={asked}
            heading
            gone={failure.name === 'not_found' ? { title: t('gone'), text: t('goneText') } : null}
          />
        ) : (
          <Loader label={app('loading')} />
        )}
      </Page>
    );
  const { activity, zone } = answer;
  const place = pickLanguage(activity.place, language);
  const body = (
    <>
      <div className="row gap-1">
        {activity.state === 'running' && <Tag kind="live">{t('states.running')}</Tag>}
        {activity.state === 'ended' && <Tag>{t('states.ended')}</Tag>}
        {activity.points > 0 && <Tag kind="role">{t('plusPoints', { count: activity.points })}</Tag>}
        {answer.stamp && <Tag kind="role">{t('stampOf', { name: pickLanguage(answer.stamp, language) })}</Tag>}
      </div>
      <h1 className="t-2xl">{pickLanguage(activity.title, language)}</h1>
      <div className="act-facts">
        <p>
          <Icon icon={clock} />
          <span>
            {t('fromTo', { from: momentText(activity.startsAt, zone, language), to: clockText(activity.endsAt, zone) })}
          </span>
        </p>
        {place !== '' && (
          <p>
            <Icon icon={mapPin} />
            <span>{place}</span>
          </p>
        )}
        {activity.kind === 'places' && activity.size !== null && (
          <p>
            <Icon icon={users} />
            <span>{t('groups', { count: answer.slots.length, size: activity.size })}</span>
          </p>
        )}
      </div>
    </>
  );
  const rest = (
    <>
      {answer.stamps.length > 0 && <Stamps stamps={answer.stamps} />}
      {answer.rules.length > 0 && (
        <>
          <div className="act-head">
            <h2 className="t-lg">{t('rules')}</h2>
          </div>
          <ul className="act-rules">
            {answer.rules.map((rule, at) => (
              <li key={at}>
                <Icon icon={check} size="s" />
                <span>{pickLanguage(rule, language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {answer.prizes.length > 0 && (
        <>
          <div className="act-head">
            <h2 className="t-lg">{t('prizes')}</h2>
            <Link name="prize" params={{ id }} query={{ cid: answer.cid }} className="link">
              {t('winners')}
            </Link>
          </div>
          <List>
            {answer.prizes.map((prize) => (
              <ListRow
                key={prize.id}
                icon={gift}
                title={pickLanguage(prize.name, language)}
                text={t(`prizeFor.${prize.kind}`, { needed: prize.needed, stock: prize.stock })}
                onPress={() => go('prize', { id }, { cid: answer.cid })}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
  if (activity.kind === 'stamps')
    return (
      <Page kind="plain" top={top}>
        {body}
        {rest}
      </Page>
    );
  return <SignUp read={answer} top={top} body={body} rest={rest} again={again} />;
}
