import '../parts/lottery.css';
import { lotteryCalls as calls } from '@meetingapp/contract/lottery/draw.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { gift } from '@meetingapp/ui/icons/icons-home.ts';
import { shieldCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Hall } from '../parts/Hall.tsx';
import { Mine } from '../parts/Mine.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Winners } from '../parts/Winners.tsx';

const EVERY_MS = 4000;

/** S83: a draw of the conference, the newest unless the address names another (`draw`): my number, what is drawn, why to trust it. */
export function Cj() {
  const t = useT('lottery');
  const app = useT('app');
  const language = useLanguage();
  const search = useSearch();
  const cid = useCurrentCid();
  const go = useNavigate();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const back = useBack('conferenceIndex', { cid: cid ?? 0 });
  const list = useCall(calls.list, cid === null ? null : { cid }, { fresh: 0, quiet: true });
  const named = /^\d{1,15}$/.test(search['draw'] ?? '') ? Number(search['draw']) : (list.answer?.draws[0]?.id ?? null);
  const asked = useCall(calls.read, named === null ? null : { drawId: named }, {
    fresh: 0,
    every: EVERY_MS,
    quiet: true,
  });
  const optOut = useSend(calls.optOut);
  const { answer, failure } = asked;
  const others = (list.answer?.draws ?? []).filter(({ id }) => id !== named);

  async function share(): Promise<void> {
    if (!answer) return;
    const title = pickLanguage(answer.draw.title, language);
    const address = addressOf('cj', {}, { cid: cid ?? undefined, draw: answer.draw.id });
    const said = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
    await sharePage({ title, text: '', address, image: '' }, said);
  }
  async function setOut(out: boolean): Promise<void> {
    const outcome = await optOut.send({ cid: cid ?? 0, out });
    invalidate(calls.read);
    if (outcome.ok) showToast(t(out ? 'optedOut' : 'optedIn'));
    else showTopTip(outcome.failure.msg);
  }
  const gone = cid === null || failure?.name === 'not_found' || list.failure?.name === 'conference_unknown';
  return (
    <Page
      className="cj-page"
      top={
        <TopBar
          title={t('title')}
          back={{ label: app('back'), onPress: back }}
          actions={answer && <IconButton icon={share2} label={t('share')} onClick={() => void share()} />}
        />
      }
      foot={
        answer &&
        (answer.open || answer.draw.state !== 'void') && (
          <StickyFoot note={answer.open ? null : t('checkNote')}>
            <Button
              icon={shieldCheck}
              disabled={!answer.open}
              onClick={() => go('lotteryCheck', { id: answer.draw.id }, { cid: cid ?? undefined })}
            >
              {t(answer.open ? 'check' : 'checkLater')}
            </Button>
          </StickyFoot>
        )
      }
    >
      {answer && (
        <>
          <Hall read={answer} />
          {answer.tickets.map((ticket) => (
            <Mine key={ticket.number} ticket={ticket} read={answer} />
          ))}
          {answer.tickets.length === 0 && (
            <section className="card cj-mine">
              <p className="grow ink-2">{t(loggedIn ? 'mineNone' : 'mineVisitor')}</p>
              {!loggedIn && (
                <button type="button" className="link" onClick={() => logIn(cid ?? '')}>
                  {t('logIn')}
                </button>
              )}
            </section>
          )}
          {answer.draw.state === 'void' && (
            <Note kind="bad">
              <b className="strong">{t('voidTitle')}</b>
              <p>{answer.draw.voidReason}</p>
            </Note>
          )}
          <Winners read={answer} />
          <div className="head">
            <h2>{t('why')}</h2>
          </div>
          <Rail draw={answer.draw} />
          {answer.mayOptOut && (
            <List>
              <ListRow
                title={t('optOut')}
                text={t('optOutText')}
                trailing={<Switch label={t('optOut')} checked={answer.optedOut} onChange={(out) => void setOut(out)} />}
              />
            </List>
          )}
        </>
      )}
      {others.length > 0 && (
        <>
          <div className="head">
            <h2>{t('choose')}</h2>
          </div>
          <List>
            {others.map(({ id, title, entrants }) => (
              <ListRow
                key={id}
                title={pickLanguage(title, language)}
                text={t('people', { count: entrants })}
                onPress={() => go('cj', {}, { cid: cid ?? undefined, draw: id })}
              />
            ))}
          </List>
        </>
      )}
      {!answer && named === null && list.answer && (
        <EmptyState heading icon={gift} title={t('none')} text={t('noneText')} />
      )}
      {!answer && (failure || list.failure || cid === null) && (
        <Unavailable
          heading
          asked={failure ? asked : list}
          gone={gone ? { title: t('gone'), text: t('goneText') } : null}
        />
      )}
      {!answer && !failure && (list.loading || asked.loading) && (
        <Waiting label={app('loading')} className="stack">
          <Skeleton height="3rem" />
          <Skeleton height="1.6rem" />
          <Skeleton height="4rem" />
        </Waiting>
      )}
    </Page>
  );
}
